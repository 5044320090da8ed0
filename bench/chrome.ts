import { launch } from "chrome-launcher"
import { chromiumArgs, findWholeChromium } from "../test/browsers/chromium"

/** Starts the Chromium that Lighthouse uses for all pages. */
export const startChrome = () =>
  launch({
    chromePath: findWholeChromium(),
    chromeFlags: [...chromiumArgs, "--headless=new"],
    logLevel: "silent",
  })
