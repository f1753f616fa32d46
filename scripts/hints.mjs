/** Commands that other commands say to type, for the same database: that of the real site, or of the local site on PORT. */
const { PORT: port } = process.env;

/** Folder in which `npm start` and `npm run dev` keep the database. A site on a port of its own has one of its own. */
export const localState = port === undefined ? ".wrangler/state" : `.wrangler/state-${port}`;

const onPort = (command) => (port === undefined ? command : `PORT=${port} ${command}`);

/** "npm run messages -- --remote --undelivered" @param {string} script @param {boolean} isRemote @param {string[]} options */
export function npmRun(script, isRemote, ...options) {
  const all = isRemote ? ["--remote", ...options] : options;
  const command = `npm run ${script}${all.length > 0 ? ` -- ${all.join(" ")}` : ""}`;
  return isRemote ? command : onPort(command);
}

export const npmStart = onPort("npm start");
