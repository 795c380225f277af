"""New puzzles: what is wished, the same from the same seed."""

import pytest

import grille

FAMILIES = [family["id"] for family in grille.families()]


@pytest.mark.parametrize("family", FAMILIES)
def test_the_same_seed_gives_the_same_puzzle(family: str) -> None:
    one, other = (grille.generate(family, seed=7) for _ in range(2))
    assert one == other
    assert one.solve().is_unique


def test_wishes() -> None:
    puzzle = grille.generate("nonogram", size=(12, 8), seed=1, grade="easy", title="A picture")
    assert (puzzle.width, puzzle.height, puzzle.title) == (12, 8, "A picture")
    assert puzzle.grade().level == "easy"
    assert [one.seed for one in grille.generate_many("queens", 3, seed=9, size=6)] == [9, 10, 11]
    assert grille.generate("sudoku").seed is not None


@pytest.mark.parametrize(
    "wish",
    [
        {"family": "chess"},
        {"family": "sudoku", "density": 0.3},
        {"family": "sudoku", "grade": "impossible"},
        {"family": "takuzu", "size": 0},
        {"family": "sudoku", "symmetry": "round"},
        {"family": "sudoku", "needs": "luck"},
    ],
)
def test_what_cannot_be_had_is_said(wish: dict[str, object]) -> None:
    with pytest.raises(grille.GrilleError) as caught:
        grille.generate(**wish)  # type: ignore[arg-type]
    assert str(caught.value)


def test_a_seed_that_is_none_is_said() -> None:
    for seed in (-1, 1 << 70, "x"):
        with pytest.raises((OverflowError, TypeError)):
            grille.generate("takuzu", seed=seed)  # type: ignore[arg-type]
