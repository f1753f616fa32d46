/** Command-line options: help text, and a refusal of unknown options before anything happens. */
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { stop } from "./toolchain.mjs";

/**
 * The options of this command. Ends the script after `--help`, and with 1 where an option is unknown or empty.
 * @template {import("node:util").ParseArgsOptionsConfig} Options
 * @param {string} command as it is typed, such as "npm run deploy"
 * @param {string} about what it does, in words
 * @param {{ [name in keyof Options]: Options[name] & { about: string } }} options each with what it does
 * @param {{ takes?: string }} [more] `takes` names what may stand without an option; it is returned as `words`
 */
export function readCommandLine(command, about, options, { takes = "" } = {}) {
  const kept = Object.keys(options).find((name) => process.env[`npm_config_${name.replaceAll("-", "_")}`]);
  if (kept !== undefined) {
    refuse(command, `npm has kept --${kept} for itself; write ${command} -- --${kept}`);
  }
  try {
    const all = { ...options, help: { type: "boolean", short: "h" } };
    const { values, positionals } = parseArgs({ options: all, allowPositionals: takes !== "" });
    const empty = Object.keys(values).find((name) => typeof values[name] === "string" && values[name].trim() === "");
    if (empty !== undefined) {
      refuse(command, `--${empty} is empty`);
    }
    if (!values.help) {
      return { ...values, words: positionals };
    }
  } catch (error) {
    refuse(command, error.message.split(". To specify")[0]);
  }
  const lines = Object.entries(options).map(([name, { type, about: text }]) => {
    const flag = `--${name}${type === "string" ? " …" : ""}`;
    return `  ${flag.padEnd(16)} ${text}`;
  });
  console.log([about, "", `  ${command} -- ${takes && `${takes} `}[options]`, ...lines].join("\n"));
  process.exit(0);
}

/** Asks a yes-or-no question; ends the script where there is no terminal. @param {string} question @returns {Promise<boolean>} */
export async function askYesOrNo(question) {
  if (!process.stdin.isTTY) {
    stop("Nothing was done: there is no terminal to ask in. --yes does it without asking.");
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** Ends the script with 1. @param {string} why without a period @returns {never} */
export const refuse = (command, why) => stop(`Nothing was done: ${why}.`, `${command} -- --help says what there is.`);
