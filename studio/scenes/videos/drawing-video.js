// A made page goes back to its drawing, is turned to the next part, and is made again.
const [made, drawn] = document.querySelectorAll(".pane");
const [LEFT, WIDTH, TOP, HEIGHT] = [80, 1120, 40, 590];

window.seek = (time) => {
  const taken = stops(time, [0.6, 0], [2.1, 1]);
  const given = stops(time, [3.5, 0], [5, 1]);
  const from = LEFT - 20 + given * (WIDTH + 40);
  const to = LEFT - 20 + taken * (WIDTH + 40);
  for (const pane of [made, drawn]) {
    pane.style.cssText = `left: ${LEFT}px; top: ${TOP}px; width: ${WIDTH}px; height: ${HEIGHT}px`;
    scrollTo(pane.querySelector("iframe"), stops(time, [2, 0], [3.4, 0.62], [5.6, 0.62], [7.4, 0]));
  }
  drawn.style.clipPath = `inset(-3px ${LEFT + WIDTH - to - 3}px -3px ${from - LEFT}px)`;
  find(".sheet").style.clipPath = `inset(0 ${1280 - Math.max(0, to < LEFT ? 0 : given === 1 ? 0 : taken === 1 ? 1280 : to)}px 0 ${given === 0 ? 0 : from}px)`;
  const blade = (x) => (x > LEFT - 20 && x < LEFT + WIDTH + 20 ? `<path d="M${x} 0V720" stroke-width="3"/><path d="M${x - 9} 0h18l-9 16z" fill="currentColor"/>` : "");
  find(".lines").innerHTML = `<path class="faint" d="M${LEFT} 0V720M${LEFT + WIDTH} 0V720M0 ${TOP}H1280M0 ${TOP + HEIGHT}H1280"/>${blade(to)}${blade(from)}`;
};
