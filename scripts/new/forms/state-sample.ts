import { tokenColors } from "../../../src/model/colors/colors"

const point = (title: string, text: string) => ({ title: `Sample: ${title}`, text: `Sample text: ${text}` })

const services = ["first", "second", "third", "fourth", "fifth", "sixth"]

/**
 * The text of a new state page: every sentence is marked as a sample and says what to write instead.
 * @param shown names of up to two videos, folders of projects, and drawings of the six services, relative to the page's file.
 */
export function sampleState(
  slug: string,
  cities: readonly string[],
  {
    videos,
    projects,
    icons,
  }: { videos: readonly string[]; projects: readonly string[]; icons: readonly string[] },
) {
  return {
    sample: true,
    ...(videos.length > 0 && {
      videos: videos.map((name, index) => ({
        mp4: `/videos/${name}.mp4`,
        webm: `/videos/${name}.webm`,
        poster: {
          src: `./${slug}/hero-${index + 1}.png`,
          alt: "A placeholder for the video's first frame.",
        },
      })),
    }),
    landscape: { src: `./${slug}.svg`, alt: "A placeholder for a drawing of the land." },
    intro: {
      title: "Sample: three figures that matter here",
      subtitle: "The figures",
      text: "Sample text: say what the figures below mean for a business in this state.",
      claims: ["first", "second", "third"].map((place) => ({
        figure: "0%",
        text: `Sample text: the ${place} figure. Name its source in "source".`,
      })),
    },
    impact: {
      title: "Sample: what a website must do here",
      subtitle: "Key impact areas",
      items: [
        point("distance", "how far customers travel, and what that means for the site."),
        point("season", "when they come, and what you must be able to change quickly."),
        point("language", "which languages they speak."),
      ],
    },
    benefits: {
      title: "Sample: what changes for the owner",
      subtitle: "Benefits",
      items: [
        point("time", "which work the site saves the owner."),
        point("reach", "who finds the business now."),
        point("trust", "what a visitor can check before calling."),
      ],
    },
    features: {
      title: "Sample: what you build",
      subtitle: "Core features",
      items: [
        point("calls", "how a visitor reaches the business by phone."),
        point("places", "how the site names the towns served."),
        point("pictures", "how the site shows finished work."),
      ],
    },
    mistakes: {
      title: "Sample: what goes wrong elsewhere",
      subtitle: "Common mistakes avoided",
      items: [
        point("one mistake", "what others do, and how you avoid it."),
        point("another", "what it costs, and how you avoid it."),
        point("a third", "how one notices, and how you avoid it."),
      ],
    },
    services: {
      title: "Sample: six services",
      subtitle: "Services",
      items: services.map((place, index) => ({
        ...point(`the ${place} service`, "what this service is for a trade of this state."),
        icon: { src: icons[index], alt: "" },
      })),
    },
    local: {
      title: "Sample: what businesses here ask",
      subtitle: "Relevant work",
      asks: [
        point("a first question", "what they ask before anything else, and your answer."),
        point("a second question", "what worries them, and your answer."),
      ],
      work: projects.map((project) => ({
        project,
        why: "Sample text: what this project shows a business of this state.",
      })),
    },
    differentiators: {
      title: "Sample: why you",
      subtitle: "What sets us apart",
      items: [
        point("who answers", "who picks up the phone."),
        point("what is known", "what you know of this state."),
        point("what is shown", "what a client can look at before deciding."),
      ],
    },
    areas: {
      title: "Sample: the cities served",
      subtitle: "Areas served",
      text: "Sample text: how work goes on with a client here, with the time zone and how you meet.",
      facts: [
        { term: "Clock", detail: "Sample text: their time zone, and how far it is from yours." },
        { term: "Meetings", detail: "Sample text: by phone, by video, or in person." },
      ],
      bgColor: tokenColors("signal").light,
      color: tokenColors("ink").light,
      cities: cities.map((name) => ({ name })),
    },
    closing: {
      title: "Sample: what to bring",
      subtitle: "The next step",
      text: "Sample text: one or two sentences that make it easy to write to you.",
    },
  }
}
