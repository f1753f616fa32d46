import type { Fact } from "../content/schema.ts";

const token = /\{([a-z0-9-]+)\}/g;

/**
 * Replaces `{fact-key}` tokens with the figures they stand for.
 * @throws Error on a key that no fact has
 */
export function withFacts(text: string, facts: Readonly<Record<string, Fact>>): string {
  return text.replace(token, (_, key: string) => {
    const fact = facts[key];
    if (fact === undefined) {
      throw new Error(`No fact called ${key}`);
    }
    return fact.text;
  });
}
