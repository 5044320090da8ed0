// Two full turns under the pointer, one color after the other.
const colors = [["orchid", "Orchid", "#a8178a"], ["ice", "Ice", "#aec6d1"], ["sand", "Sand", "#cbb48d"], ["orchid", "Orchid", "#a8178a"]];
const presses = [2, 4.4, 6.8];

window.seek = (time) => {
  const { contentDocument: page, contentWindow } = find("iframe");
  page.querySelector(".hero > .wide:not(p)").style.transform = "translate(0, -128px) scale(0.94)";
  const finishes = contentWindow.eval("finishes");
  const turned = stops(time, [0.5, 0], [1.9, 130], [2.9, 130], [4.3, 300], [5.2, 300], [6.6, 500], [7.2, 500], [8.7, 720]);
  const n = presses.filter((at) => time >= at).length;
  const share = n === 0 ? 100 : Math.round(span(time, presses[n - 1], presses[n - 1] + 0.7) * 100);
  const before = finishes[colors[Math.max(0, n - 1)][0]];
  const now = finishes[colors[n][0]];
  const [phone] = [...page.querySelectorAll(".wide .phone3d")].reverse();
  for (const model of page.querySelectorAll(".wide .phone3d")) {
    ["--pale", "--mid", "--dark"].forEach((name, k) => model.style.setProperty(name, `color-mix(in oklab, ${now[k]} ${share}%, ${before[k]})`));
    model.style.setProperty("--turn", `${(model === phone ? -32 : 148) + turned}deg`);
  }
  const [, name, hue] = colors[n];
  page.querySelector(".pick > b").textContent = name;
  for (const swatch of page.querySelectorAll(".pick > i")) swatch.classList.toggle("on", swatch.style.getPropertyValue("--c") === hue);
  const spot = (place) => {
    const box = page.querySelectorAll(".pick > i")[place].getBoundingClientRect();
    return [box.left + 14, box.top + 16];
  };
  point(time, [[0, 900, 640], [0.5, 900, 640], [1.4, 1120, 620], [1.95, ...spot(3)], [2.3, ...spot(3)], [2.9, 820, 640], [3.8, 1130, 620], [4.35, ...spot(2)], [4.7, ...spot(2)], [5.2, 820, 640], [6.2, 1130, 620], [6.75, ...spot(0)], [7.1, ...spot(0)], [7.6, 760, 630], [8.6, 900, 640]], presses);
};
