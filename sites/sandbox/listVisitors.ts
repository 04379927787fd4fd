import type { SandboxChannel as Channel, SandboxMessage as Message } from '@beckon/contract';

/** A visitor of one app, as a list of conversations shows them. */
export type Visitor = { id: string; last: Message | undefined; unread: number };

type Given = {
  messages: readonly Message[];
  channel: Channel;
  /** The last seen message of each visitor. */
  seen: Readonly<Record<string, number>>;
  /** A visitor who has not written yet. */
  fresh: string | undefined;
};

/** Every visitor with a conversation in one app, the latest first. */
export function listVisitors({ messages, channel, seen, fresh }: Given): Visitor[] {
  const found = new Map<string, Visitor>();
  if (fresh !== undefined) found.set(fresh, { id: fresh, last: undefined, unread: 0 });
  for (const message of messages) {
    if (message.channel !== channel) continue;
    const { visitor: id, from } = message;
    const isNew = from === 'business' && message.id > (seen[keyOf(channel, id)] ?? 0);
    found.set(id, { id, last: message, unread: (found.get(id)?.unread ?? 0) + Number(isNew) });
  }
  return [...found.values()].sort((a, b) => (b.last?.id ?? Infinity) - (a.last?.id ?? Infinity));
}

/** A unique key for a visitor of one app. */
export function keyOf(channel: Channel, visitor: string): string {
  return `${channel} ${visitor}`;
}
