// A site is read, drawn together to the width of a phone, read again and drawn out: the same second at both ends.
const pane = find(".pane");
const site = find(".pane iframe");
const [WIDE, NARROW, TOP, HEIGHT] = [1120, 384, 40, 590];

window.seek = (time) => {
  const width = Math.round(stops(time, [2.5, WIDE], [3.6, NARROW], [5.9, NARROW], [7, WIDE]));
  const left = (1280 - width) / 2;
  pane.style.cssText = `left: ${left}px; top: ${TOP}px; width: ${width}px; height: ${HEIGHT}px`;
  scrollTo(site, stops(time, [0.5, 0], [2.3, 0.86], [3.2, 0.86], [5.9, 0]));
  const edges = `<path class="faint" d="M${left} 0V720M${left + width} 0V720M0 ${TOP}H1280M0 ${TOP + HEIGHT}H1280"/>`;
  find(".lines").innerHTML = edges + dimension(left, TOP + HEIGHT + 45, left + width, TOP + HEIGHT + 45, `${width} px`);
};
