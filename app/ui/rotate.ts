import { whenShown } from "./browser.ts";

const rotationMs = 3000;

function startRotator(rotator: HTMLElement): void {
  const items = [...rotator.querySelectorAll<HTMLElement>("[data-current]")];
  const button = rotator.querySelector("button");
  let current = 0;
  const isHeld = () => button?.ariaPressed === "true" || rotator.matches(":hover, :focus-within");
  const advance = () => {
    if (!isHeld()) {
      current = (current + 1) % items.length;
      items.forEach((item, at) => (item.dataset["current"] = String(at === current)));
    }
  };
  button?.addEventListener("click", () => {
    button.ariaPressed = String(button.ariaPressed !== "true");
  });
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
    setInterval(advance, rotationMs);
  }
}

export function start(): void {
  void whenShown().then(() => document.querySelectorAll<HTMLElement>("[data-rotator]").forEach(startRotator));
}
