import { webhookPaths } from '../messages/pure/index';
import { signBody } from '../messenger/index';
import type { MessengerAct } from './Act';
import type { WebhookCall } from './WebhookCall';

type Given = { act: MessengerAct; pageId: string; messageId: string; atMs: number; secret: string };

const getStarted = { title: 'Get Started', payload: 'GET_STARTED' };
const referralOf = (ref: string) => ({ ref, source: 'SHORTLINK', type: 'OPEN_THREAD' });

/** What happened, in the Messenger platform's format. */
function eventOf({ act, messageId }: Given): Record<string, unknown> {
  const mid = `m_${messageId}`;
  switch (act.act) {
    case 'text':
      return { message: { mid, text: act.text } };
    case 'reply':
      return { message: { mid, text: act.title, quick_reply: { payload: act.payload } } };
    case 'button':
      return { postback: { mid, title: act.title, payload: act.payload } };
    case 'referral':
      return { referral: referralOf(act.ref) };
    case 'getStarted':
      return { postback: { mid, ...getStarted, ...(act.ref && { referral: referralOf(act.ref) }) } };
  }
}

/** What a visitor did in Messenger, as the platform would report it: JSON, signed over its bytes. [OWN-14] */
export function writeMessengerWebhook(given: Given): WebhookCall {
  const { act, pageId, atMs, secret } = given;
  const messaging = {
    sender: { id: act.visitor },
    recipient: { id: pageId },
    timestamp: atMs,
    ...eventOf(given),
  };
  const payload = JSON.stringify({
    object: 'page',
    entry: [{ id: pageId, time: atMs, messaging: [messaging] }],
  });
  return {
    path: webhookPaths.messenger,
    headers: {
      'content-type': 'application/json',
      'x-hub-signature-256': signBody(secret, Buffer.from(payload)),
    },
    payload,
  };
}
