"use strict";
// One board: each step says what changes on it, as looks that come where they were not and go where they
// were, and what it points at. On paper a board stands beside the steps that it belongs to.
const svg = document.querySelector("#board > svg");
const layers = [...svg.children].filter((child) => child.localName === "g");
const { columns, unit } = svg.dataset;
const layerOf = new Map();
[...svg.querySelectorAll("#looks > g")].forEach((group, layer) => {
  for (const look of group.children) layerOf.set(look.id.slice(1), layer);
});
const steps = [...document.querySelectorAll("ol > li")];
const told = (step, name) => (steps[step].dataset[name] ?? "").split(" ").filter(Boolean);

// Looks are named `LOOK.CELL`.
const standing = new Map([...svg.querySelectorAll(":scope > g > use")].map((use) => {
  const [x, y] = ["x", "y"].map((name) => use.getAttribute(name) / unit);
  return [`${use.getAttribute("href").slice(2)}.${y * columns + x}`, use];
}));
const beginning = new Set(standing.keys());

function reference(href, x, y) {
  const use = document.createElementNS(svg.namespaceURI, "use");
  for (const [name, value] of Object.entries({ href, x, y })) use.setAttribute(name, value);
  return use;
}

// Put a look into one of these layers.
function put(into, name) {
  const [look, cell] = name.split(".");
  const use = reference(`#k${look}`, unit * (cell % columns), unit * Math.floor(cell / columns));
  into[layerOf.get(look)].append(use);
  return use;
}

function change(name) {
  const use = standing.get(name);
  if (!use) { standing.set(name, put(layers, name)); return; }
  use.remove();
  standing.delete(name);
}

let current = 0, lights = [];
function show(wanted) {
  const step = Math.max(0, Math.min(wanted, steps.length - 1));
  while (current < step) told(++current, "changes").forEach(change);
  while (current > step) told(current--, "changes").forEach(change);
  lights.forEach((light) => light.remove());
  lights = told(step, "lights").map((name) => put(layers, name));
  if (svg.parentElement.className === "large") lights.at(-1)?.scrollIntoView({ block: "center", inline: "center" });
  document.querySelector("li[aria-current]")?.removeAttribute("aria-current");
  steps[step].setAttribute("aria-current", "step");
  steps[step].scrollIntoView({ block: "nearest" });
}

// On paper: so many looks at most, for pages with millions of them cannot be printed.
const MOST = 150000;
function small(names) {
  const board = svg.cloneNode(false);
  const into = layers.map((layer, i) => {
    const group = layer.cloneNode(false);
    group.append(reference(`#fixed${i}`, 0, 0));
    board.append(group);
    return group;
  });
  for (const name of names) put(into, name);
  return board;
}

function onPaper() {
  const last = new Set(beginning);
  const turn = (names, name) => { if (!names.delete(name)) names.add(name); };
  steps.forEach((_, i) => told(i, "changes").forEach((name) => turn(last, name)));
  const together = Math.ceil(steps.length * Math.max(1, last.size) / MOST);
  const paper = Object.assign(document.createElement("section"), { id: "paper" });
  const there = new Set(beginning);
  for (let first = 0; first < steps.length; first += together) {
    const group = document.createElement("div");
    const list = Object.assign(document.createElement("ol"), { start: first + 1 });
    const own = steps.slice(first, first + together);
    own.forEach((step, i) => {
      told(first + i, "changes").forEach((name) => turn(there, name));
      list.append(step.cloneNode(true));
    });
    // One step is shown with what it points at; several with what is known before the last of them.
    const lit = own.length === 1 ? told(first, "lights") : [];
    group.append(small([...there, ...lit]), list);
    paper.append(group);
  }
  document.querySelector("aside").append(paper);
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const moves = { ArrowRight: current + 1, ArrowDown: current + 1, ArrowLeft: current - 1, ArrowUp: current - 1,
    Home: 0, End: steps.length - 1 };
  if (event.key in moves) { event.preventDefault(); show(moves[event.key]); }
});
steps.forEach((item, i) => item.addEventListener("click", (event) => { event.preventDefault(); show(i); }));
addEventListener("beforeprint", onPaper);
addEventListener("afterprint", () => document.querySelector("#paper")?.remove());
// `way.html#12` opens at that step.
show((Number.parseInt(location.hash.slice(1), 10) || 1) - 1);
