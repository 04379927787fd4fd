import type { Reason } from '@beckon/contract/data/reasons';
import * as v from 'valibot';
import { isAccepted, parseObject } from '../parsePassing';
import { phoneField, secretHelp, secretSchema } from '../phoneField';
import { defineSmsProvider } from '../SmsProvider';
import { parseTwilioAnswer } from './parseTwilioAnswer';
import { parseTwilioForm } from './parseTwilioForm';
import { isSignedByTwilio, signTwilio } from './signTwilio';

const apiVersion = '2010-04-01';
const path = '/webhooks/sms';
const formType = 'application/x-www-form-urlencoded';
const signatureHeader = 'x-twilio-signature';
const mostCharacters = 1600;
const refused: readonly number[] = Object.values({ unauthorized: 401, forbidden: 403, missing: 404 });

/** Twilio: a form API, and webhooks signed over their address and every field. [OWN-02, OWN-13] */
export const twilio = defineSmsProvider({
  name: 'twilio',
  channel: 'sms',
  label: 'Twilio',
  lead: {
    en: 'Send texts from your own Twilio number. We check the credentials with Twilio.',
    es: 'Envía mensajes desde tu propio número de Twilio. Verificamos las credenciales con Twilio.',
  },
  apiUrl: 'https://api.twilio.com',
  fields: {
    accountSid: {
      schema: v.pipe(v.string(), v.regex(/^AC[0-9a-f]{32}$/i, 'account_sid' satisfies Reason)),
      label: { en: 'Account SID', es: 'Account SID' },
      help: {
        en: 'Find it on the home page of the Twilio Console.',
        es: 'Lo encuentras en la página de inicio de Twilio Console.',
      },
      placeholder: 'AC…',
      shared: {
        doc: 'Twilio Account SID for sending texts. Requires TWILIO_AUTH_TOKEN and PUBLIC_URL.',
        write: 'Set it to the Account SID from the Twilio console: AC and 32 hexadecimal digits.',
      },
    },
    authToken: {
      schema: secretSchema,
      label: { en: 'Auth token', es: 'Auth token' },
      help: secretHelp,
      isSecret: true,
      shared: {
        doc: 'Auth token of that Twilio account. Twilio also signs its calls to /webhooks/sms with it.',
        write: 'Set it to the auth token from the Twilio console, without spaces.',
      },
    },
    phone: phoneField,
  },
  shown: 'accountSid',
  contact: 'phone',
  wrongFields: { wrong: 'authToken', foreign: 'phone' },
  setUp: [
    {
      label: { en: 'Webhook for incoming messages', es: 'Webhook para mensajes entrantes' },
      value: 'webhook',
    },
  ],
  mostCharacters,
  webhook: {
    // Older than other providers: owners have it in their settings at Twilio.
    path,
    contentType: formType,
    signatureHeader,
    signedWith: 'authToken',
    // Accepted, and no reply this way.
    answer: {
      contentType: 'text/xml; charset=utf-8',
      body: '<?xml version="1.0" encoding="UTF-8"?><Response></Response>',
    },
  },
  buildSend({ accountSid, authToken }, { apiUrl, from, to, text, messageId, statusUrl }) {
    return {
      url: `${listAccount(apiUrl, accountSid)}/Messages.json`,
      user: accountSid,
      password: authToken,
      post: {
        form: {
          To: to,
          From: from,
          Body: text,
          // With our own id: Twilio may report a status before we have stored its id.
          ...(statusUrl !== undefined && { StatusCallback: `${statusUrl}?message=${messageId}` }),
        },
      },
    };
  },
  parseSent: parseTwilioAnswer,
  buildCheck({ accountSid, authToken, phone }, apiUrl) {
    const url = `${listAccount(apiUrl, accountSid)}/IncomingPhoneNumbers.json`;
    return { url: `${url}?PhoneNumber=${encodeURIComponent(phone)}`, user: accountSid, password: authToken };
  },
  parseCheck({ status, text }, { phone }) {
    if (refused.includes(status)) return 'wrong';
    if (!isAccepted(status)) return 'silent';
    const { incoming_phone_numbers: numbers } = parseObject(text) as {
      incoming_phone_numbers?: { phone_number?: unknown }[];
    };
    if (!Array.isArray(numbers)) return 'silent';
    return numbers.some(({ phone_number: number }) => number === phone) ? 'right' : 'foreign';
  },
  isSigned(secret, { url, pairs, headers }, tools) {
    return isSignedByTwilio(secret, { url, pairs, signature: headers[signatureHeader] }, tools);
  },
  parseNumber({ pairs }) {
    const form = new Map(pairs);
    return (form.has('MessageStatus') ? form.get('From') : form.get('To')) ?? '';
  },
  parseCall: ({ pairs }) => parseTwilioForm(pairs),
  writeText(secret, { from, to, text, messageId, url }, { hmac }) {
    const sid = `SM${messageId.replaceAll('-', '')}`;
    const pairs = [
      ['AccountSid', 'ACsandbox'],
      ['ApiVersion', apiVersion],
      ['Body', text],
      ['From', from],
      ['MessageSid', sid],
      ['NumMedia', '0'],
      ['NumSegments', '1'],
      ['SmsMessageSid', sid],
      ['SmsSid', sid],
      ['SmsStatus', 'received'],
      ['To', to],
    ] as const;
    return { pairs, headers: { [signatureHeader]: signTwilio(secret, { url, pairs }, hmac) } };
  },
});

const listAccount = (apiUrl: string, accountSid: string): string =>
  `${apiUrl}/${apiVersion}/Accounts/${encodeURIComponent(accountSid)}`;
