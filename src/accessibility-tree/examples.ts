/** Pieces of HTML for `/made/`: each is heard otherwise than it looks. */
export const examples = [
  "<h2>Prices</h2>",
  '<a href="/work/"><img src="zync.png" alt="Zync"></a>',
  '<button aria-label="Close"><svg>…</svg></button>',
  '<div class="button">Send</div>',
  '<img src="team.jpg">',
  '<img src="line.svg" alt="">',
] as const
