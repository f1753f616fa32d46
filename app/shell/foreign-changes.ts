/**
 * Changes that others make to the page before React has hydrated it: a translation, an extension's button beside a field, a
 * link around a phone number. React would find a page that it did not render, and build all of it anew, without what the
 * visitor has typed. So they are undone for the hydration, and done again after it.
 */
import { hydratedEvent } from "./use-page-start.ts";

declare global {
  interface Window {
    /** Changes since the document was parsed, from `early-events.tsx`. */
    foreignChanges?: MutationRecord[];
  }
}

/** What `foreignChanges` has. */
export const observedChanges = { childList: true, characterData: true, characterDataOldValue: true, subtree: true };

/** A translation may answer each undoing by translating again. */
const maxRounds = 5;

/** Time for the parts that React hydrates after the page, those that waited for the notice. */
const lateMs = 500;

/** @returns does the change again, unless the nodes around it have changed */
function undo({ target, addedNodes, removedNodes, previousSibling, nextSibling, oldValue }: MutationRecord) {
  if (target instanceof CharacterData) {
    const { data } = target;
    target.data = oldValue ?? "";
    return () => {
      target.data = data;
    };
  }
  const added = [...addedNodes].filter(({ parentNode }) => parentNode === target);
  for (const node of added) {
    target.removeChild(node);
  }
  const removed = [...removedNodes].map((node) => ({ node, parent: node.parentNode, next: node.nextSibling }));
  for (const { node } of removed) {
    target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null);
  }
  return () => {
    const around = [previousSibling, nextSibling, ...removedNodes];
    if (around.every((node) => node === null || node.parentNode === target)) {
      for (const { node, parent, next } of removed) {
        target.removeChild(node);
        parent?.insertBefore(node, next);
      }
      for (const node of added) {
        target.insertBefore(node, nextSibling);
      }
    }
  };
}

export function holdForeignChanges(): void {
  // What comes while the parser is at work is its own.
  if (document.readyState === "loading") {
    return;
  }
  const redone: Array<() => void> = [];
  const undoAll = (records: MutationRecord[]) => redone.push(...records.toReversed().map(undo).toReversed());
  undoAll(window.foreignChanges ?? []);
  let rounds = 0;
  const observer = new MutationObserver((records) => {
    undoAll(records);
    observer.takeRecords();
    rounds += 1;
    if (rounds === maxRounds) {
      observer.disconnect();
    }
  });
  observer.observe(document.body, observedChanges);
  addEventListener(
    hydratedEvent,
    () => {
      observer.disconnect();
      setTimeout(() => redone.forEach((redo) => redo()), lateMs);
    },
    { once: true },
  );
}
