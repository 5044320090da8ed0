import { launch } from "chrome-launcher"
import { chromiumArgs, findChromium } from "../test/chromium"

/** Starts the Chromium that Lighthouse measures with; one serves all pages. */
export const startChrome = () =>
  launch({
    chromePath: findChromium(),
    chromeFlags: [...chromiumArgs, "--headless=new"],
    logLevel: "silent",
  })
