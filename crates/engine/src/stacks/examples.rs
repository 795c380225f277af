//! What the course on the search by stacks tries it on: four small problems, and the queens.

/// What can stand at a place, after what stands before it.
pub type Choices = fn(usize, &[u32]) -> Vec<u32>;

/// The four small problems: lists of four digits. Each is its `choices`, in the order of the course.
///
/// They have 16, 9, 20 and 16 solutions.
pub const PROBLEMS: [Choices; 4] = [one, two, three, four];

/// How long the lists of the problems are.
pub const PROBLEM_LENGTH: usize = 4;

/// 1 to 4, then 5 or 6, then 7 or 8, then 9.
fn one(place: usize, _: &[u32]) -> Vec<u32> {
    match place {
        0 => vec![1, 2, 3, 4],
        1 => vec![5, 6],
        2 => vec![7, 8],
        _ => vec![9],
    }
}

/// 1 to 3, its double, an odd digit from 5 on, the same again.
fn two(place: usize, tops: &[u32]) -> Vec<u32> {
    match place {
        0 => vec![1, 2, 3],
        1 => vec![2 * tops[0]],
        2 => vec![5, 7, 9],
        _ => vec![tops[2]],
    }
}

/// An odd digit; 2 or 4 from 5 on, else 6 or 8; half of that; one less than the first, or 9.
fn three(place: usize, tops: &[u32]) -> Vec<u32> {
    match place {
        0 => vec![1, 3, 5, 7, 9],
        1 if tops[0] >= 5 => vec![2, 4],
        1 => vec![6, 8],
        2 => vec![tops[1] / 2],
        _ => vec![tops[0] - 1, 9],
    }
}

/// 0 or 1, whatever stands before.
fn four(_: usize, _: &[u32]) -> Vec<u32> {
    vec![0, 1]
}

/// The choices for `n` queens: the rows of column `i` that no queen of the columns before it reaches.
pub fn queens(n: u32) -> impl Fn(usize, &[u32]) -> Vec<u32> {
    move |i, tops| {
        let reaches = |row: u32| {
            let mut before = tops.iter().enumerate();
            before.any(|(j, &top)| top == row || top.abs_diff(row) as usize == i - j)
        };
        (0..n).filter(|&row| !reaches(row)).collect()
    }
}
