import { webhookPaths } from '../messages/pure/index';
import { signTwilio } from '../sms/index';
import type { WebhookCall } from './WebhookCall';

const path = webhookPaths.sms;

type Given = {
  /** The visitor's number, and the account's. */
  from: string;
  to: string;
  text: string;
  messageId: string;
  /** The address of this server as the webhook knows it. */
  ownAddress: string;
  secret: string;
};

/** A text message as its provider would report it: a form, signed over the address and every field. [OWN-13] */
export function writeSmsWebhook({ from, to, text, messageId, ownAddress, secret }: Given): WebhookCall {
  const sid = `SM${messageId.replaceAll('-', '')}`;
  const fields: Record<string, string> = {
    AccountSid: 'ACsandbox',
    ApiVersion: '2010-04-01',
    Body: text,
    From: from,
    MessageSid: sid,
    NumMedia: '0',
    NumSegments: '1',
    SmsMessageSid: sid,
    SmsSid: sid,
    SmsStatus: 'received',
    To: to,
  };
  const signed = { url: ownAddress + path, pairs: Object.entries(fields) };
  return {
    path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signTwilio(secret, signed),
    },
    payload: new URLSearchParams(fields).toString(),
  };
}
