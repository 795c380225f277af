const boards = [...document.querySelectorAll("figure")];
const steps = [...document.querySelectorAll("ol > li")];
let current = 0;
function show(step) {
  current = Math.max(0, Math.min(step, boards.length - 1));
  boards.forEach((board, i) => { board.hidden = i !== current; });
  steps.forEach((item, i) => {
    if (i === current) { item.setAttribute("aria-current", "step"); item.scrollIntoView({ block: "nearest" }); }
    else { item.removeAttribute("aria-current"); }
  });
}
document.addEventListener("keydown", (event) => {
  const moves = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  if (event.key in moves) { event.preventDefault(); show(current + moves[event.key]); }
  else if (event.key === "Home") { event.preventDefault(); show(0); }
  else if (event.key === "End") { event.preventDefault(); show(boards.length - 1); }
});
steps.forEach((item, i) => item.addEventListener("click", (event) => { event.preventDefault(); show(i); }));
show(0);
