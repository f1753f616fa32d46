import { spawn } from "node:child_process";
import { once } from "node:events";
import { firefox, type Browser } from "@playwright/test";
import { Builder, Capabilities, Key } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote/index.js";
import { enginePath } from "../../scripts/engines.mjs";

export interface Look {
  width: number;
  height: number;
  hasScript: boolean;
}

const keys = { ArrowDown: Key.ARROW_DOWN, Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

export interface Tab {
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  press: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  pressKey: (key: keyof typeof keys) => Promise<void>;
  ask: <Arguments extends ReadonlyArray<string | number>, Answer>(
    question: (...values: Arguments) => Answer,
    ...values: Arguments
  ) => Promise<Awaited<Answer>>;
  /** Console errors and warnings; WebKit reports none to a driver. */
  complaints: readonly string[];
  close: () => Promise<void>;
}

export interface Engine {
  open: (look: Look) => Promise<Tab>;
  stop: () => Promise<void>;
}

/** Firefox warns about a font still loading when the page is left (NS_BINDING_ABORTED). */
const fontLeftBehind = /downloadable font: download failed .* status=2152398850 /;

function startFirefox(): Engine {
  const browsers = new Map<boolean, Promise<Browser>>();
  const start = (hasScript: boolean) =>
    firefox.launch({
      channel: "moz-firefox",
      executablePath: enginePath("firefox"),
      firefoxUserPrefs: { "javascript.enabled": hasScript },
    });
  return {
    async open({ hasScript, width, height }) {
      const browser = browsers.get(hasScript) ?? start(hasScript);
      browsers.set(hasScript, browser);
      const page = await (await browser).newPage({ viewport: { width, height } });
      const complaints: string[] = [];
      const complain = (text: string) => void (fontLeftBehind.test(text) || complaints.push(text));
      page.on("console", (message) => /error|warning/.test(message.type()) && complain(message.text()));
      page.on("pageerror", (error) => complain(error.message));
      return {
        open: async (url) => void (await page.goto(url)),
        // `goBack` would wait for a load event that a page from the back/forward cache never fires.
        back: () => page.evaluate("history.back()"),
        press: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        pressKey: (key) => page.keyboard.press(key),
        ask: (question, ...values) => page.evaluate(`(${String(question)})(...${JSON.stringify(values)})`),
        complaints,
        close: () => page.close(),
      };
    },
    stop: async () => void (await Promise.all([...browsers.values()].map(async (browser) => (await browser).close()))),
  };
}

/** WebKitGTK needs a screen, so it gets a virtual display. */
async function startWebkit(): Promise<Engine> {
  // Xvfb picks a free display number and reports it when ready. `-noreset` keeps it alive between browsers.
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-noreset"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = (await once(screen.stdout, "data")) as [Buffer];
  const service = new DriverService.Builder("/usr/bin/WebKitWebDriver").setLoopback(true).build();
  const address = await service.start();
  return {
    async open({ width, height, hasScript }) {
      const options = {
        binary: "/usr/bin/env",
        // Full screen drops the toolbar, which forces windows wider than a phone.
        args: [
          `DISPLAY=:${String(display).trim()}`,
          "NO_AT_BRIDGE=1",
          enginePath("webkit"),
          "--automation",
          "--full-screen",
        ],
      };
      options.args.push(...(hasScript ? [] : ["--enable-javascript=false"]));
      const driver = await new Builder()
        .disableEnvironmentOverrides()
        .usingServer(address)
        .withCapabilities(new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options }))
        .build();
      await driver.manage().setTimeouts({ pageLoad: 120_000, script: 120_000 });
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      return {
        open: (url) => driver.get(url),
        back: () => driver.navigate().back(),
        press: (x, y) =>
          driver
            .actions()
            .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
            .press()
            .release()
            .perform(),
        type: (text) => driver.actions().sendKeys(text).perform(),
        pressKey: (key) => driver.actions().sendKeys(keys[key]).perform(),
        ask: (question, ...values) => driver.executeScript(question, ...values),
        complaints: [],
        close: () => driver.quit(),
      };
    },
    async stop() {
      await service.kill();
      screen.kill();
    },
  };
}

export const startEngine = { firefox: startFirefox, webkit: startWebkit };
