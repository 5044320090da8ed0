/** What the sample's texts say of its owner, clients, places and work. A test compares this list with the sample. */
export const sampleFacts = {
  owner: ["Robin Hale", "robinhale", "robin-hale", "robin_hale", "robin.hale", "robin-blogs", "robinverse"],
  clients: ["Dana Whitfield", "Paul Okafor", "June Castellano", "Rosa Iglesias", "Elena Márquez", "Mai Tran"],
  schools: ["Pedernales State University", "Live Oak Code Workshop", "Limestone Bluff High School"],
  places: ["Austin", "Lady Bird Lake"],
  clock: { name: "Central Time", zone: "America/Chicago" },
  /** The states with pages, by their files' names: what they are called in full and in short. */
  states: { texas: ["Texas", "TX"], california: ["California", "CA"], florida: ["Florida", "FL"] },
  /** The projects by their folders. A video's name has the folder's name too. */
  projects: {
    "3DIphone": "3D iPhone",
    alaikoo: "Alaikoo",
    dentaledge: "DentalEdge",
    frac: "FRAC",
    netflix: "Netflix clone",
    portfolio: "Robinverse",
    spotify: "Spotify clone",
    talkzy: "Talkzy",
    wavify: "Wavify",
    xora: "Xora",
    zync: "Zync",
  },
  currencies: {
    USD: ["US dollar", "US dollars"],
    EUR: ["euro", "euros"],
    AUD: ["Australian dollar", "Australian dollars"],
    CAD: ["Canadian dollar", "Canadian dollars"],
    CHF: ["Swiss franc", "Swiss francs"],
  },
  /** How many there are of what content can count (src/model/read/counts.ts). */
  counts: { projects: 11, articles: 3, states: 3, skills: 25, roles: 5, plans: 3, currencies: 5 },
  prices: [1500, 2700, 5000],
} as const
