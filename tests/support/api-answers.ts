import { expect } from "vitest";
import type { Response } from "./harness.ts";

export interface Problem {
  ok: false;
  code: string;
  message: string;
  fields?: Record<string, string>;
}

export function expectNoInternals(text: string): void {
  expect(text).not.toMatch(
    /\bat \S+ \(|\.[cm]?[jt]sx?:\d|node_modules|(Type|Syntax|Reference|D1_)Error|D1_ERROR|SQLITE/i,
  );
}

export async function readProblem(response: Response, status: number): Promise<Problem> {
  const text = await response.text();
  expectNoInternals(text);
  expect({ status: response.status, text }).toEqual({ status, text });
  expect(response.headers.get("content-type")).toBe("application/json");
  const problem = JSON.parse(text) as Problem;
  expect(problem.ok).toBe(false);
  return problem;
}
