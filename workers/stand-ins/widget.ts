/** Turnstile's always-pass widget; `?captcha=fail` in the page's URL makes it fail. */
export const widgetScript = `window.turnstile = {
  render(container, options) {
    const box = document.createElement("div");
    box.id = crypto.randomUUID();
    box.style.cssText = "height:65px;display:flex;align-items:center;padding:0 1rem;border:1px solid currentColor";
    box.textContent = "Checking…";
    container.append(box);
    setTimeout(() => {
      if (!box.isConnected) {
        return;
      }
      if (new URLSearchParams(location.search).get("captcha") === "fail") {
        box.textContent = "Local captcha: failed";
        options["error-callback"]("300030");
        return;
      }
      box.textContent = "✓ Local captcha: passed";
      const token = {
        // Other names of the local machine.
        hostname: /^(127\\.|\\[::1\\]$)/.test(location.hostname) ? "localhost" : location.hostname,
        action: options.action,
        id: crypto.randomUUID(),
      };
      options.callback(JSON.stringify(token));
    }, 150);
    return box.id;
  },
  remove: (id) => document.getElementById(id)?.remove(),
};
`;
