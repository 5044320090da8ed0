import { launch } from "chrome-launcher"
import { chromiumArgs, findWholeChromium } from "../test/browsers/chromium"

export const startChrome = () =>
  launch({
    chromePath: findWholeChromium(),
    chromeFlags: [...chromiumArgs, "--headless=new"],
    logLevel: "silent",
  })
