/** What a person has of a browser: an address bar, a pointer, a keyboard and eyes. Each engine gives one in its way. */

/** How the browser is set up. */
export interface Look {
  width: number;
  height: number;
  isDark: boolean;
  /** The system asks for less motion. */
  isStill: boolean;
  hasScript: boolean;
}

export interface Point {
  x: number;
  y: number;
}

export type Key = "ArrowDown" | "Enter" | "Escape" | "Tab";

export interface Tab {
  /** Types into the address bar; resolves when the document has loaded. */
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  pointAt: (place: Point) => Promise<void>;
  press: (place: Point) => Promise<void>;
  type: (text: string) => Promise<void>;
  pressKey: (key: Key) => Promise<void>;
  /** Asks the page, where the question runs: it knows nothing but its arguments. */
  ask: <Arguments extends readonly Plain[], Answer>(
    question: (...values: Arguments) => Answer,
    ...values: Arguments
  ) => Promise<Awaited<Answer>>;
  /** What the console complained of so far; WebKit shows nobody the console of a tab that it lets be driven. */
  complaints: () => readonly string[];
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** What travels to the page. */
export type Plain = string | number | boolean | null;

export interface Engine {
  open: (look: Look) => Promise<Tab>;
  stop: () => Promise<void>;
}
