import type { SandboxMessage, SandboxTap } from '@beckon/contract';
import { messageChannels } from '@beckon/contract/messageChannels';
import type { SandboxRow } from './store/selectSandboxMessages';

type Body = { text?: unknown; note?: unknown; quick_replies?: unknown; attachment?: unknown };

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map(recordOf) : [];

/** Turns a stored message into what the page draws, whatever the provider was asked to send. [OWN-13, OWN-14] */
export function describeMessage(row: SandboxRow): SandboxMessage {
  const body = parseBody(row.body);
  const template = recordOf(recordOf(body.attachment)['payload']);
  const isNote = row.direction === 'in' && body.note !== undefined;
  return {
    id: row.seq,
    channel: messageChannels[row.channel].publicName,
    visitor: row.recipient,
    from: isNote ? 'note' : row.direction === 'in' ? 'visitor' : 'business',
    text: textOf(body.text) || textOf(body.note) || textOf(template['text']),
    taps: [
      ...listOf(template['buttons']).map(parseButton),
      ...listOf(body.quick_replies).map((reply) => parseTap('reply', reply)),
    ],
    atMs: row.createdAt.getTime(),
  };
}

/** A Send API message has an envelope; a text message does not. */
function parseBody(raw: unknown): Body {
  const body = recordOf(raw);
  return recordOf(body['message'] ?? body);
}

function parseButton(button: Record<string, unknown>): SandboxTap {
  const url = textOf(button['url']);
  const isWeb = button['type'] === 'web_url' && /^https?:\/\//i.test(url);
  return isWeb ? { kind: 'link', title: textOf(button['title']), url } : parseTap('button', button);
}

function parseTap(kind: 'reply' | 'button', tap: Record<string, unknown>): SandboxTap {
  const title = textOf(tap['title']);
  return { kind, title, payload: textOf(tap['payload']) || title };
}
