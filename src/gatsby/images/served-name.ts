/** Words and sizes of advertisements, by which the lists of ad blockers and some company networks go (https://easylist.to). */
const ofAdvertisements =
  /(?<![a-z])(?:ads?|adv|adverts?|advertis\w*|affiliates?|analytics|banners?|pop-?ups?|promos?|sponsor\w*|track(?:er|ing))(?![a-z])|\d{2,4}x\d{2,4}/i

/** The name under which a picture is served: a plain one where ad blockers would hide it (`conference-banner-ad`). */
export const servedName = (name: string): string => (ofAdvertisements.test(name) ? "picture" : name)
