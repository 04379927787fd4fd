import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type FormPairs, signTwilio } from '../providers/testing/index';
import { signingTools } from '../sms/index';

/** The address that texts are signed for in tests. */
export const textsUrl = 'https://widgets.example';

/** A text as its provider reports it; parts can be replaced, `undefined` leaves one out. */
export function buildTextForm(parts: Record<string, string | undefined> = {}): FormPairs {
  const form = {
    MessageSid: 'SM00000000000000000000000000000001',
    AccountSid: 'AC00000000000000000000000000000001',
    From: '+14155550100',
    To: '+14155552671',
    Body: 'hello',
    NumMedia: '0',
    ...parts,
  };
  return Object.entries(form).filter((pair): pair is [string, string] => pair[1] !== undefined);
}

/** The signature of a form at an address. */
export const signForm = (secret: string, signed: { url: string; pairs: FormPairs }): string =>
  signTwilio(secret, signed, signingTools.hmac);

type Sent = {
  secret: string;
  pairs: FormPairs;
  /** What to send instead of the plain encoding of the pairs. */
  payload?: string;
  path?: string;
  signature?: string;
  headers?: Record<string, string>;
};

/** Posts a signed form to the SMS webhook. */
export function postText(app: FastifyInstance, sent: Sent): Promise<LightMyRequestResponse> {
  const { secret, pairs, path = '/webhooks/sms' } = sent;
  const body = new URLSearchParams(pairs.map(([name, value]) => [name, value]));
  return app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': sent.signature ?? signForm(secret, { url: `${textsUrl}${path}`, pairs }),
      ...sent.headers,
    },
    payload: sent.payload ?? body.toString(),
  });
}
