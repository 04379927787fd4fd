import type { Provider, SendOutcome } from '../Provider';
import type { Outgoing } from '../pure/Outgoing';

/** Returns these outcomes one after the other, the last one forever, and remembers the messages. */
export function createTestProvider(...outcomes: SendOutcome[]): Provider & { sent: Outgoing[] } {
  const sent: Outgoing[] = [];
  const send = async (message: Outgoing) => {
    sent.push(message);
    return outcomes[Math.min(sent.length, outcomes.length) - 1] ?? ({ type: 'sent' } as const);
  };
  return { sent, send };
}
