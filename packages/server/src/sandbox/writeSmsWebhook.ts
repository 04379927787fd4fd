import { createHmac } from 'node:crypto';
import type { WebhookCall } from './WebhookCall';

const path = '/webhooks/sms';

type Given = {
  /** The number of the visitor, and that of the account. */
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
  const signed = Object.keys(fields)
    .sort()
    .reduce((all, name) => all + name + fields[name], ownAddress + path);
  return {
    path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': createHmac('sha1', secret).update(signed, 'utf8').digest('base64'),
    },
    payload: new URLSearchParams(fields).toString(),
  };
}
