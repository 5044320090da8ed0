// Talkzy's color themes: [name, ground, own bubble, other bubble]. ?theme=7 paints a scene in the eighth.
const themes = [
  ["Tide", "#e3f0f3", "#0b6b85", "#ffffff"], ["Fern", "#e9f0e2", "#4b7a35", "#ffffff"],
  ["Apricot", "#fbeadb", "#b9541a", "#ffffff"], ["Plum", "#f1e6f0", "#7b2f6b", "#ffffff"],
  ["Slate", "#e6eaef", "#44546a", "#ffffff"], ["Brick", "#f6e5e0", "#a63f2b", "#ffffff"],
  ["Honey", "#faf0d2", "#86640a", "#ffffff"], ["Rosewood", "#f5e3e6", "#9c3350", "#ffffff"],
  ["Lagoon", "#dff2ee", "#0e7c6b", "#ffffff"], ["Denim", "#e3e9f5", "#2f57a5", "#ffffff"],
  ["Clay", "#f0e6dc", "#8a5a3a", "#ffffff"], ["Moss", "#eceddc", "#616b28", "#ffffff"],
  ["Midnight", "#0f1a2e", "#6aa9e0", "#1f2d47"], ["Pine", "#10231d", "#63bd98", "#1d372e"],
  ["Cocoa", "#241812", "#d7a06e", "#38271e"], ["Wine", "#2a0f19", "#e3859d", "#421c2a"],
  ["Graphite", "#18191c", "#aab0ba", "#2a2c31"], ["Fig", "#1e1428", "#bd9ade", "#31223f"],
  ["Ember", "#25120d", "#f08a5c", "#3c1f16"], ["Deep sea", "#06262e", "#54bfd2", "#0f3a45"],
  ["Newsprint", "#f4f2ec", "#1c1c1c", "#fffefa"], ["Mint", "#dff5e8", "#1b7a4f", "#ffffff"],
  ["Coral", "#ffe6e0", "#c8402f", "#ffffff"], ["Lilac", "#ece8f8", "#5d4bb0", "#ffffff"],
];
const seasonal = [
  ["First snow", "#e8eef2", "#5b7c93", "#ffffff"], ["Lantern", "#7d1416", "#f6c85a", "#9a2a24"],
  ["Blossom", "#fbe7ee", "#b8476f", "#ffffff"], ["May rain", "#dbe7e4", "#3f6d68", "#ffffff"],
  ["High summer", "#fff0b8", "#d2691e", "#fffdf2"], ["Harvest", "#efdcbb", "#8c4a14", "#fff8ea"],
  ["All Hallows", "#1c1420", "#f0852d", "#33253a"], ["Winter lights", "#0f2a20", "#e2b659", "#1d4032"],
];

const light = (hex) => {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return r * 0.3 + g * 0.59 + b * 0.11 > 150;
};
const inks = ([, ground, mine, theirs]) =>
  `--ground: ${ground}; --mine: ${mine}; --theirs: ${theirs}; --on-ground: ${light(ground) ? "#14222b" : "#f1ede6"};` +
  ` --on-mine: ${light(mine) ? "#14181f" : "#ffffff"}; --on-theirs: ${light(theirs) ? "#14222b" : "#f1ede6"}`;

const chosen = Number(new URLSearchParams(location.search).get("theme") ?? 0);
const current = [...themes, ...seasonal][chosen];
document.documentElement.style.cssText = inks(current);

const swatch = (theme) =>
  `<li class="swatch${theme === current ? " on" : ""}" style="${inks(theme)}"><i><u></u><u></u><u></u></i><span>${theme[0]}</span></li>`;
for (const list of document.querySelectorAll("[data-themes]"))
  list.innerHTML = (list.dataset.themes === "seasonal" ? seasonal : themes).map(swatch).join("");
