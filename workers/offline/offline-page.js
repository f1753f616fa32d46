// Reloads the wanted page once the site answers, and lists what is on My list.
async function open() {
  const answer = document.hidden
    ? null
    : await fetch(location.href, { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer && answer.status < 500) {
    location.reload();
  }
}

if (location.pathname !== "/offline") {
  document.querySelector("#wanted").hidden = false;
  addEventListener("online", open);
  addEventListener("visibilitychange", open);
  // Some browsers don't fire `online`.
  setInterval(open, 10_000);
}

const names = JSON.parse(document.querySelector("#names").textContent);
const listed = (localStorage.getItem("my-list") ?? "").split(",").flatMap((id) => names[id] ?? []);
document.querySelector("#list").hidden = listed.length === 0;
for (const name of listed) {
  document.querySelector("#list ul").append(Object.assign(document.createElement("li"), { textContent: name }));
}
