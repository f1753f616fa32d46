/** The most work that one request can ask of the site, as far as we can think of it. */

const long = (part, bytes) => part.repeat(Math.ceil(bytes / part.length)).slice(0, bytes);
const pick = (list) => list[Math.floor(Math.random() * list.length)];
const word = () => Math.random().toString(36).slice(2);
/** Made beforehand: whoever sends them must be faster than the server. */
const manyWords = Array.from({ length: 8000 }, word);
const words = (count) => {
  const start = Math.floor(Math.random() * (manyWords.length - count));
  return manyWords.slice(start, start + count).join("+");
};

const form = "application/x-www-form-urlencoded";
const browser = { accept: "text/html,*/*" };
/** Stands for the origin of the server under test. */
const own = { origin: "own" };
const post = (path, type, body, headers = {}) => ({
  path,
  method: "POST",
  body,
  headers: { "content-type": type, ...headers },
});

const contactForm = (message) =>
  new URLSearchParams({ name: "Ada", email: "ada@visitor.example", message, recaptcha: "x" }).toString();
const deep = (bytes) => `{"name":${"[".repeat(bytes / 2)}${"]".repeat(bytes / 2)}}`;
const multipart = (parts) =>
  `${Array.from({ length: parts }, (_, index) => `--x\r\ncontent-disposition: form-data; name="f${index}"\r\n\r\n1\r\n`).join("")}--x--\r\n`;

/** By name; each makes a request anew: `{ path, method, headers, body, isCutOff }`. */
export const hostileRequests = {
  // Paths: slashes, parts, escapes, capitals, names that are looked for among ours.
  "15,000 slashes": () => ({ path: `/x${"/".repeat(15_000)}x` }),
  "7,500 parts": () => ({ path: `/${long("a/", 15_000)}` }),
  "500 parts": () => ({ path: `/${long("a/", 1000)}` }),
  "escaped slashes": () => ({ path: `/${long("%2F", 999)}x` }),
  "broken escapes": () => ({ path: `/${long("%E0%A4", 996)}` }),
  capitals: () => ({ path: `/${long("A", 1000)}` }),
  "a long service": () => ({ path: `/pack-ship/${long(word(), 1000)}` }),
  "a service of many words": () => ({ path: `/home-business/${words(80).replaceAll("+", "-")}` }),
  "a long area": () => ({ path: `/service-area/${long(word(), 1000)}` }),
  "a missing page": () => ({ path: `/${word()}` }),
  // Queries: what is typed into the search, what the client router asks for.
  "too long a query": () => ({ path: `/search?q=${words(1500)}` }),
  "300 words": () => ({ path: `/search?q=${words(300).slice(0, 4090)}` }),
  "a word of 4,000 letters": () => ({ path: `/search?q=${long("a", 4090)}` }),
  "a search of emoji": () => ({ path: `/search?q=${long("%F0%9F%93%A6", 4080)}` }),
  "2,000 letters": () => ({ path: `/search.data?q=${long("e+", 4090)}` }),
  "1,000 parameters": () => ({ path: `/?${long("a=1&", 4090)}` }),
  "800 routes": () => ({ path: `/contact-us.data?_routes=${long("root,", 4080)}` }),
  "a route that is none": () => ({ path: `/ask-mailbox-plus.data?_routes=${word()}` }),
  "the data of the largest page": () => ({ path: "/ask-mailbox-plus.data" }),
  "the largest page": () => ({ path: "/ask-mailbox-plus" }),
  "the manifest": () => ({ path: `/__manifest?version=x&p=${long("/a,", 4000)}` }),
  // Headers: what is read of them is read by patterns.
  "a long user agent": () => ({ path: "/", headers: { "user-agent": long("bot/1.0 (compatible) ", 7000) } }),
  "a crawler": () => ({ path: "/services", headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } }),
  "a thousand versions": () => ({ path: "/facts.json", headers: { "if-none-match": long('"a", ', 7000) } }),
  "cookies and types": () => ({
    path: "/",
    headers: { cookie: long("a=1; ", 7000), accept: long("text/html;q=0.1,", 7000) },
  }),
  // Bodies: almost too large, in all forms; too large; from elsewhere.
  "16,000 fields": () => post("/contact-us", form, long("a=1&", 65_000)),
  "a message of nothing": () => post("/contact-us", form, contactForm(long("\u200B\n", 7000))),
  "a long e-mail address": () => post("/contact-us", form, contactForm(word()).replace("visitor", long("a.", 60_000))),
  "a message of spaces": () => post("/contact-us.data", form, contactForm(long(" ", 60_000))),
  "900 parts": () => post("/contact-us", "multipart/form-data; boundary=x", multipart(900)),
  "7,000 numbers": () => post("/tracking", form, `number=${long("1Z999AA1+", 64_000)}`),
  "4,000 words for a number": () => post("/tracking", form, `number=${words(4000)}`),
  "a form that is too large": () => post("/contact-us", form, contactForm(long("x", 70_000)), browser),
  "a form from elsewhere": () =>
    post("/contact-us", form, contactForm(word()), { ...browser, "sec-fetch-site": "cross-site" }),
  "deep JSON": () => post("/api/contact", "application/json", deep(60_000), own),
  "a name of accents": () =>
    post("/api/contact", "application/json", JSON.stringify({ name: long("\u0301a", 20_000) }), own),
  "a made-up token": () =>
    post("/api/captcha/verify", "application/json", JSON.stringify({ token: long(word(), 2000) }), own),
  // Places that nobody has asked about, by visitors that were never seen.
  "a new place": () => ({
    path: `/api/geocode/reverse?format=json&lat=${(Math.random() * 170 - 85).toFixed(3)}&lon=${(Math.random() * 350 - 175).toFixed(3)}`,
    headers: { "cf-connecting-ip": `198.51.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}` },
  }),
  // Visitors who leave before the answer.
  "a visitor who leaves": () => ({
    path: pick(["/", "/services", "/ask-mailbox-plus", `/search?q=${word()}`]),
    isCutOff: true,
  }),
};
