"use strict";
// Plays films: the values, guesses and stacks after each frame follow from the changes up to it.
const reels = [...document.querySelectorAll("section")].map((section) => {
  const film = JSON.parse(section.querySelector("script").textContent);
  const groups = new Map();
  for (const group of section.querySelectorAll("g[data-var]")) {
    const list = groups.get(+group.dataset.var) ?? [];
    list.push({ group, open: group.innerHTML, name: group.dataset.at });
    groups.set(+group.dataset.var, list);
  }
  const hits = new Map([...section.querySelectorAll(".hit")].map((hit) => {
    const { cell, between } = hit.dataset;
    return [cell ? `data-cell="${cell}"` : `data-between="${between}"`, hit];
  }));
  return { section, film, groups, hits, shown: film.start.map(() => -1), at: 0, state: beginning(film) };
});
// How each place looks with each value.
const looks = [...document.querySelectorAll("template")].map((template) =>
  new Map([...template.content.querySelectorAll("g[data-at]")].map((group) => [group.dataset.at, group.innerHTML])));

function beginning(film) { return { values: film.start.slice(), tree: [], stacks: [] }; }

function apply(state, frame) {
  for (const [variable, left] of frame.set ?? []) state.values[variable] = left;
  for (const kind of ["tree", "stacks"]) {
    const tail = frame[kind];
    if (tail) state[kind] = state[kind].slice(0, tail.from).concat(tail.add);
  }
}

// Backwards is forwards from the beginning: films are short enough.
function seek(reel, wanted) {
  const at = Math.max(0, Math.min(wanted, reel.film.frames.length));
  if (at < reel.at) { reel.state = beginning(reel.film); reel.at = 0; }
  while (reel.at < at) apply(reel.state, reel.film.frames[reel.at++]);
  draw(reel);
}

function draw(reel) {
  const { section, film, state } = reel;
  const frame = film.frames[reel.at - 1];
  state.values.forEach((left, variable) => {
    const value = left.length === 1 ? left[0] : -1;
    if (reel.shown[variable] === value) return;
    reel.shown[variable] = value;
    for (const place of reel.groups.get(variable) ?? []) {
      place.group.innerHTML = looks[value]?.get(place.name) ?? place.open;
    }
  });
  section.querySelectorAll(".now").forEach((hit) => hit.classList.remove("now", "wrong-now", "follows-now"));
  if (frame?.var !== undefined) {
    for (const place of reel.groups.get(frame.var) ?? []) {
      const hit = reel.hits.get(place.name);
      hit?.classList.add("now");
      hit?.classList.toggle("wrong-now", frame.event === "dead-end");
      hit?.classList.toggle("follows-now", frame.event === "deduction");
    }
  }
  section.querySelector(".say").textContent = frame ? frame.say : film.say;
  const open = state.values.filter((left) => left.length > 1).length;
  const tally = frame ? frame.tally : [0, 0, 0, 0, 0, 0, open];
  section.querySelectorAll("dd").forEach((cell, i) => { cell.textContent = tally[i].toLocaleString(document.documentElement.lang); });
  const whole = film.start.length;
  section.querySelector(".filled span").style.width = `${100 * (whole - open) / Math.max(1, whole)}%`;
  columns(section.querySelector("canvas"), state.values, film.words.length);
  const side = section.querySelector(".side");
  side.replaceChildren(...(film.sight === "stacks" ? state.stacks.map((stack) => column(stack, film)) : branches(state.tree)));
  if (film.sight === "tree") side.scrollTop = side.scrollHeight;
}

// Choices left: a column for each variable.
function columns(canvas, values, most) {
  const pen = canvas.getContext("2d");
  const style = getComputedStyle(document.documentElement);
  pen.clearRect(0, 0, canvas.width, canvas.height);
  const width = canvas.width / values.length;
  values.forEach((left, i) => {
    const height = canvas.height * left.length / Math.max(1, most);
    pen.fillStyle = style.getPropertyValue(left.length === 1 ? "--found" : "--text-2");
    pen.fillRect(i * width, canvas.height - height, Math.max(1, width - 1), height);
  });
}

function column(stack, film) {
  const item = document.createElement("li");
  item.append(...stack.map((value) => Object.assign(document.createElement("span"), { textContent: film.words[value] })));
  return item;
}

function branches(tree) {
  let depth = 0;
  return tree.map((guess) => {
    const item = Object.assign(document.createElement("li"), { textContent: guess.text });
    item.style.marginLeft = `${12 * Math.min(depth, 16)}px`;
    if (guess.stands) depth += 1; else item.className = "struck";
    return item;
  });
}

const slider = document.querySelector("#place");
const last = +slider.max;
let at = 0, timer = 0, speed = 8;
function show(place) {
  at = Math.max(0, Math.min(place, last));
  slider.value = at;
  reels.forEach((reel) => seek(reel, at));
}
function run() {
  const was = timer;
  halt();
  if (!was && at < last) timer = setInterval(() => { show(at + 1); if (at >= last) halt(); }, 1000 / speed);
}
function halt() { clearInterval(timer); timer = 0; }
function deadEnd() {
  const next = reels.map(({ film }) => {
    const before = film.frames[Math.min(at, film.frames.length) - 1]?.tally[2] ?? 0;
    const found = film.frames.findIndex((frame, i) => i >= at && frame.tally[2] > before);
    return found < 0 ? last : found + 1;
  });
  show(Math.min(...next));
}
function pace(factor) {
  speed = Math.max(1, Math.min(64, speed * factor));
  if (timer) { halt(); run(); }
}
const keys = {
  ArrowRight: () => { halt(); show(at + 1); }, ArrowLeft: () => { halt(); show(at - 1); },
  Home: () => { halt(); show(0); }, End: () => { halt(); show(last); }, " ": run,
  d: () => { halt(); deadEnd(); }, "+": () => pace(2), "-": () => pace(0.5),
};
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.key in keys)) return;
  event.preventDefault();
  keys[event.key]();
});
slider.addEventListener("input", () => { halt(); show(+slider.value); });
document.querySelector("#run").addEventListener("click", run);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => show(at));
// `film.html#500` opens at that place.
show(Number.parseInt(location.hash.slice(1), 10) || 0);
