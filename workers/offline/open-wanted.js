// On the page that stands in for one that is not stored: names that one, and opens it as soon as the site answers.
// It asks when the browser says that there is a connection, which not all do, when somebody looks, and after 2, 4, 8 …
// seconds.
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
  // A page without it is somebody else's, such as a hotel's login.
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
  document.querySelector("#wanted").textContent = names[pathname] ?? pathname;
  for (const event of ["online", "pageshow", "visibilitychange"]) {
    addEventListener(event, openSoon);
  }
}
