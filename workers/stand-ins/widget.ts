/**
 * A captcha widget with Turnstile's calls: it solves itself after a moment, as the always-pass key
 * does; `?captcha=fail` on the page's address makes it fail, for trying.
 */
export const widgetScript = `(() => {
  const widgets = new Map();
  let count = 0;

  const solve = (widget) => {
    widget.token = undefined;
    widget.box.textContent = "Checking…";
    widget.timer = setTimeout(() => {
      if (new URLSearchParams(location.search).get("captcha") === "fail") {
        widget.box.textContent = "Local captcha: failed";
        widget.options["error-callback"]?.("300030");
        return;
      }
      widget.token = "LOCAL." + JSON.stringify({
        // The machine itself by another of its names.
        hostname: /^(127\\.|\\[::1\\]$)/.test(location.hostname) ? "localhost" : location.hostname,
        action: widget.options.action ?? "",
        id: crypto.randomUUID(),
      });
      widget.box.textContent = "✓ Local captcha: passed";
      widget.options.callback?.(widget.token);
    }, 150);
  };

  window.turnstile = {
    render(target, options = {}) {
      const container = typeof target === "string" ? document.querySelector(target) : target;
      const box = document.createElement("div");
      box.style.cssText = "height:65px;display:flex;align-items:center;padding:0 1rem;border:1px solid currentColor";
      container.append(box);
      const id = "local-" + ++count;
      const widget = { box, options };
      widgets.set(id, widget);
      solve(widget);
      return id;
    },
    reset(id) {
      const widget = widgets.get(id);
      if (widget) {
        clearTimeout(widget.timer);
        solve(widget);
      }
    },
    getResponse: (id) => widgets.get(id)?.token,
    remove(id) {
      const widget = widgets.get(id);
      clearTimeout(widget?.timer);
      widget?.box.remove();
      widgets.delete(id);
    },
  };
})();
`;
