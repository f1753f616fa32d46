import { vi } from "vitest";
import type { Numbers } from "#app/content/schema.ts";

const numbersModule = "#app/content/number-words.ts";

/** Modules imported later get the originals again. @param replaced exports by module, as `#app/…` */
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

/** Replaces the store's numbers by those of `setNumbers`. */
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
