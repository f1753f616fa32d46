/** Reading without a connection (`workers/offline`). Its setting takes it out of browsers; out of here: the hook's effect. */
const hasLoaded = new Promise<void>((resolve) => {
  if (document.readyState === "complete") {
    resolve();
  } else {
    addEventListener("load", () => resolve(), { once: true });
  }
});

let registration: Promise<unknown> | undefined;

/** Has the page at this address kept, by the service worker, since the client router asks for no documents. */
export async function keepForOffline(address: string): Promise<void> {
  await hasLoaded;
  registration ??= navigator.serviceWorker.register("/sw.js");
  await registration;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(address, []);
}
