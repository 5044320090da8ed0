// A color is picked, and a drag turns both phones over, four times. They rest only where they show a whole side.
const picks = [["orchid", 0], ["ice", 3], ["sand", 2], ["graphite", 1], ["orchid", 0]];
const presses = [0.9, 3.2, 5.5, 7.8];
const rest = [1010, 640];

/** How far a phone is turned, in degrees. The second one follows the first. */
const turned = (time, late) => presses.reduce((sum, at) => sum + 180 * span(time, at + 0.62 + late, at + 1.62 + late), 0);

window.seek = (time) => {
  const { contentDocument: page, contentWindow } = find("iframe");
  const finishes = contentWindow.eval("finishes");
  const swatches = [...page.querySelectorAll(".pick > i")];
  page.querySelector(".hero > .wide:not(p)").style.transform = "translate(-12px, -112px) scale(0.89)";
  const n = presses.filter((at) => time >= at).length;
  const [name, place] = picks[n];
  const share = n === 0 ? 100 : Math.round(span(time, presses[n - 1], presses[n - 1] + 0.5) * 100);
  const [now, before] = [finishes[name], finishes[picks[Math.max(0, n - 1)][0]]];
  for (const [which, model] of page.querySelectorAll(".wide .phone3d").entries()) {
    ["--pale", "--mid", "--dark"].forEach((tone, k) => model.style.setProperty(tone, `color-mix(in oklab, ${now[k]} ${share}%, ${before[k]})`));
    const sway = 4 * Math.sin((time / 10) * 2 * Math.PI + which);
    model.style.setProperty("--turn", `${[148, -32][which] + turned(time, which * 0.16) + sway}deg`);
  }
  page.querySelector(".pick > b").textContent = name[0].toUpperCase() + name.slice(1);
  for (const [at, swatch] of swatches.entries()) swatch.classList.toggle("on", at === place);
  const spot = ([, at]) => {
    const box = swatches[at].getBoundingClientRect();
    return [box.left + 14, box.top + 16];
  };
  const rounds = presses.flatMap((at, k) => {
    const swatch = spot(picks[k + 1]);
    return [[at - 0.05, ...swatch], [at + 0.15, ...swatch], [at + 0.6, 790, 470], [at + 1.6, 1150, 450]];
  });
  point(time, [[0, ...rest], ...rounds, [9.9, ...rest]], presses);
};
