/** The calendar's origins (https://help.calendly.com/hc/en-us/articles/223147027), for policy and privacy page. */
export const schedulingAssets = "https://assets.calendly.com"
export const schedulingFrame = "https://calendly.com"
