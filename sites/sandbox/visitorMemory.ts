import type { SandboxChannel as Channel } from '@beckon/contract';

const keyOf = (channel: Channel): string => `sandbox-${channel}`;

/** Who this browser was last, if storage may be read. */
export function recallVisitor(channel: Channel): string | undefined {
  try {
    return localStorage.getItem(keyOf(channel)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps who this browser is, so that a link of a page finds the same person again. */
export function keepVisitor(channel: Channel, visitor: string): void {
  try {
    localStorage.setItem(keyOf(channel), visitor);
  } catch {
    // Without storage every link starts with somebody new.
  }
}
