import { smsProviders } from '../providers/pure/index';
import { signingTools } from '../sms/index';
import type { WebhookCall } from './WebhookCall';

/** The provider whose forms the sandbox writes. */
const model = smsProviders.find(({ writeText }) => writeText !== undefined);

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
export function writeSmsWebhook({ ownAddress, secret, ...text }: Given): WebhookCall {
  if (!model?.writeText) throw new Error('No SMS provider writes texts for the sandbox.');
  const { path, contentType } = model.webhook;
  const { headers, pairs } = model.writeText(secret, { ...text, url: ownAddress + path }, signingTools);
  return {
    path,
    headers: { 'content-type': contentType, ...headers },
    payload: new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString(),
  };
}
