/**
 * The calendar's hosts on the booking page (https://help.calendly.com/hc/en-us/articles/223147027): for the widget's
 * script and style, and for the calendar in its frame. The page's policy allows these, and the privacy page names them.
 */
export const schedulingAssets = "https://assets.calendly.com"
export const schedulingFrame = "https://calendly.com"
