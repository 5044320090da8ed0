import { launch } from "chrome-launcher"
import { chromiumArgs, findChromium } from "../test/chromium"

/** Starts the Chromium that Lighthouse uses for all pages. */
export const startChrome = () =>
  launch({
    chromePath: findChromium(),
    chromeFlags: [...chromiumArgs, "--headless=new"],
    logLevel: "silent",
  })
