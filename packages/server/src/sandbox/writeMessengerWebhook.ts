import { webhookPaths } from '../messages/pure/index';
import { signBody } from '../messenger/index';
import type { MessengerAction } from './Action';
import type { WebhookCall } from './WebhookCall';

type Given = { action: MessengerAction; pageId: string; messageId: string; atMs: number; secret: string };

const getStarted = { title: 'Get Started', payload: 'GET_STARTED' };
const referralOf = (ref: string) => ({ ref, source: 'SHORTLINK', type: 'OPEN_THREAD' });

/** What happened, in the Messenger platform's format. */
function eventOf({ action, messageId }: Given): Record<string, unknown> {
  const mid = `m_${messageId}`;
  switch (action.act) {
    case 'text':
      return { message: { mid, text: action.text } };
    case 'reply':
      return { message: { mid, text: action.title, quick_reply: { payload: action.payload } } };
    case 'button':
      return { postback: { mid, title: action.title, payload: action.payload } };
    case 'referral':
      return { referral: referralOf(action.ref) };
    case 'getStarted':
      return { postback: { mid, ...getStarted, ...(action.ref && { referral: referralOf(action.ref) }) } };
  }
}

/** What a visitor did in Messenger, as the platform would report it: JSON, signed over its bytes. [OWN-14] */
export function writeMessengerWebhook(given: Given): WebhookCall {
  const { action, pageId, atMs, secret } = given;
  const messaging = {
    sender: { id: action.visitor },
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
