// Says on the page that stands in for another which one is wanted, and opens it as soon as the site answers. Asks when the
// browser reports a connection, which not all do, when the visitor looks, and after 2, 4, 8 … seconds.
const { pathname, href } = location;
const names = JSON.parse(document.querySelector("#names").textContent);
let wait;
let next;

async function open() {
  clearTimeout(next);
  if (document.hidden) {
    return;
  }
  const answer = await fetch(href, { method: "HEAD", cache: "no-store" }).catch(() => null);
  // Without this header a page is another site's, such as a hotel's login.
  if (answer?.headers.has("x-page-time")) {
    location.reload();
    return;
  }
  wait *= 2;
  clearTimeout(next);
  next = setTimeout(open, wait);
}

function openSoon() {
  wait = 1000;
  void open();
}

if (pathname !== "/offline") {
  document.querySelector("h1").textContent = "You are offline";
  document.querySelector("#wanted strong").textContent = names[pathname] ?? pathname;
  document.querySelector("#wanted").hidden = false;
  for (const event of ["online", "pageshow", "visibilitychange"]) {
    addEventListener(event, openSoon);
  }
}
