import { hooks } from '@beckon/contract';

/** The origin this runtime was loaded from. An element named `currentScript` must not pass for the script. */
export function scriptOrigin(page: Document): string | undefined {
  // Through the prototype: an element named after the method would hide it on the document.
  const current: unknown = page.currentScript;
  const injected: unknown = Document.prototype.getElementById.call(page, hooks.runtimeScriptId);
  for (const candidate of [current, injected]) {
    if (candidate instanceof HTMLScriptElement && candidate.src) return new URL(candidate.src).origin;
  }
  return undefined;
}
