import type { SandboxChannel as Channel } from '@beckon/contract';

const keyOf = (channel: Channel): string => `sandbox-${channel}`;

/** The visitor that this browser played last, if storage is readable. */
export function recallVisitor(channel: Channel): string | undefined {
  try {
    return localStorage.getItem(keyOf(channel)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores who this browser is, so that a page's link finds the same visitor again. */
export function saveVisitor(channel: Channel, visitor: string): void {
  try {
    localStorage.setItem(keyOf(channel), visitor);
  } catch {
    // Without storage every link starts with a new visitor.
  }
}
