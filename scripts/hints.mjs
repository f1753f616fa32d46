/**
 * Commands that another command says to type, for the same database: that of the real site, or of the local site on this
 * port. Plain JavaScript, since `npm start` says some before anything is installed.
 */

/** @typedef {{ isRemote: boolean, port?: string | undefined }} Place `port` as PORT had it */

/** The place that a command works on. @param {boolean} isRemote @returns {Place} */
export const placeOf = (isRemote) => ({ isRemote, port: process.env.PORT });

/** @param {Place} place */
const prefix = ({ isRemote, port }) => (isRemote || port === undefined ? "" : `PORT=${port} `);

/** "npm run messages -- --remote --undelivered" @param {string} script @param {Place} place @param {string[]} options */
export function npmRun(script, place, ...options) {
  const all = place.isRemote ? ["--remote", ...options] : options;
  return `${prefix(place)}npm run ${script}${all.length > 0 ? ` -- ${all.join(" ")}` : ""}`;
}

/** @param {Place} place */
export const npmStart = (place) => `${prefix(place)}npm start`;

/** Folder in which `npm start` and `npm run dev` keep the database. A site on a port of its own has one of its own. @param {Place} place */
export const localStateOf = ({ port }) => (port === undefined ? ".wrangler/state" : `.wrangler/state-${port}`);

/**
 * Output of `npm start` once the site answers.
 * @param {{ origin: string, illness: string, place: Place }} site `illness` as its health tells it, "" when it is well
 */
export const startedText = ({ origin, illness, place }) => `
  Mailbox Plus     ${origin}
  Mail sent        ${origin}/stand-ins/outbox
${illness === "" ? "" : `\n  It is not well   ${illness}\n`}
  The site runs as built, in the same runtime as at the edge; its database lies in ${localStateOf(place)}. Captcha, mail and
  geocoder are played by workers/stand-ins, so nothing leaves this machine.

  Next   write a message at ${origin}/contact-us, then look at the mail, or at the inbox: ${npmRun("messages", place)}
         npm run dev    the site with hot reloading, and /styleguide
         npm test       what a change has to pass before it is committed
  Ctrl+C stops it. What follows is the log.
`;
