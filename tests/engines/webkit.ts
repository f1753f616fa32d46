/** WebKitGTK through its own driver, in a window on a screen that nobody sees. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Builder, Capabilities, Key } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote/index.js";
import { enginePath } from "../../scripts/engines.mjs";
import { startHiddenScreen } from "./hidden-screen.ts";
import type { Engine, Look, Point, Tab } from "./tab.ts";

const driverPath = "/usr/bin/WebKitWebDriver";
/** Nothing that a page does takes longer, but for opening it on a busy machine. */
const timeoutMs = 60_000;

const keys = { ArrowDown: Key.ARROW_DOWN, Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

/** A folder of settings for a system that asks for less motion: GTK has no switch for it on the command line. */
function stillSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), "still-gtk-"));
  for (const version of ["gtk-3.0", "gtk-4.0"]) {
    mkdirSync(join(folder, version));
    writeFileSync(join(folder, version, "settings.ini"), "[Settings]\ngtk-enable-animations=false\n");
  }
  return folder;
}

export async function startWebkit(): Promise<Engine> {
  const screen = await startHiddenScreen();
  const service = new DriverService.Builder(driverPath).setLoopback(true).build();
  const address = await service.start();
  const still = stillSettings();

  /** Full screen leaves out the toolbar, which makes a window wider than a phone. */
  const launch = ({ isDark, isStill, hasScript }: Look) => ({
    binary: "/usr/bin/env",
    args: [
      ...Object.entries(screen.environment).map(([name, value]) => `${name}=${value}`),
      ...(isStill ? [`XDG_CONFIG_HOME=${still}`] : []),
      enginePath("webkit"),
      "--automation",
      "--full-screen",
      ...(isDark ? ["--dark-mode"] : []),
      ...(hasScript ? [] : ["--enable-javascript=false"]),
    ],
  });

  return {
    async open(look): Promise<Tab> {
      const capabilities = new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": launch(look) });
      const driver = await new Builder()
        .disableEnvironmentOverrides()
        .usingServer(address)
        .withCapabilities(capabilities)
        .build();
      await driver.manage().setTimeouts({ pageLoad: timeoutMs, script: timeoutMs });
      await driver.manage().window().setRect({ x: 0, y: 0, width: look.width, height: look.height });
      const at = ({ x, y }: Point) => ({ x: Math.round(x), y: Math.round(y), duration: 0 });
      return {
        open: (url) => driver.get(url),
        back: () => driver.navigate().back(),
        pointAt: (place) => driver.actions().move(at(place)).perform(),
        press: (place) => driver.actions().move(at(place)).press().release().perform(),
        type: (text) => driver.actions().sendKeys(text).perform(),
        pressKey: (key) => driver.actions().sendKeys(keys[key]).perform(),
        ask: (question, ...values) => driver.executeScript(question, ...values),
        complaints: () => [],
        picture: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
        close: () => driver.quit(),
      };
    },
    async stop() {
      await service.kill();
      screen.end();
      rmSync(still, { recursive: true, force: true });
    },
  };
}
