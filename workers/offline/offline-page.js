// Opens the wanted page as soon as the site answers, and names what is on My list.
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
  // Not all browsers report a connection.
  setInterval(open, 10_000);
}

const names = JSON.parse(document.querySelector("#names").textContent);
const listed = (localStorage.getItem("my-list") ?? "").split(",").flatMap((id) => names[id] ?? []);
document.querySelector("#list").hidden = listed.length === 0;
for (const name of listed) {
  document.querySelector("#list ul").append(Object.assign(document.createElement("li"), { textContent: name }));
}
