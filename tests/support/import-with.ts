import { vi } from "vitest";
import type { Numbers } from "#app/content/schema.ts";

const numbersModule = "#app/content/number-words.ts";

/**
 * Imports a module that gets other exports from the modules that it imports. What is imported afterwards gets the store's.
 * @param replaced exports by module, as `#app/…`
 */
export async function importWith<T>(replaced: Readonly<Record<string, object>>, load: () => Promise<T>): Promise<T> {
  vi.resetModules();
  for (const [module, exports] of Object.entries(replaced)) {
    vi.doMock(module, () => exports);
  }
  try {
    return await load();
  } finally {
    Object.keys(replaced).forEach((module) => vi.doUnmock(module));
    vi.resetModules();
  }
}

/** The same for one that imports the store's numbers: it gets those that `setNumbers` sets. */
export async function importWithNumbers<T>(load: () => Promise<T>) {
  const numbers: Record<string, Numbers[string]> = {};
  const setNumbers = (next: Numbers) => {
    for (const name of Object.keys(numbers)) {
      Reflect.deleteProperty(numbers, name);
    }
    Object.assign(numbers, next);
  };
  const words = await import("#app/content/number-words.ts");
  return { setNumbers, module: await importWith({ [numbersModule]: { ...words, numbers } }, load) };
}
