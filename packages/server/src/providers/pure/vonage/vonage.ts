import type { Reason } from '@beckon/contract/data/reasons';
import * as v from 'valibot';
import { isAccepted, parseObject, parseObjectIfAny } from '../parsePassing';
import { phoneField, secretHelp, secretSchema } from '../phoneField';
import { defineSmsProvider } from '../SmsProvider';
import { isSignedByVonage, isVonageStale } from './isSignedByVonage';
import { parseVonageAnswer } from './parseVonageAnswer';
import { parseVonageCall, parseVonageNumber } from './parseVonageCall';

const apiUrl = 'https://api.nexmo.com';
/** Vonage lists numbers at another address than it sends texts at. */
const numbersUrl = 'https://rest.nexmo.com';
const mostCharacters = 1000;
const refused: readonly number[] = Object.values({ unauthorized: 401, forbidden: 403 });
const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

/** Vonage's Messages API: JSON, numbers without `+`, and webhooks with a signed token. [OWN-02, OWN-13] */
export const vonage = defineSmsProvider({
  name: 'vonage',
  channel: 'sms',
  label: 'Vonage',
  lead: {
    en: 'Send texts from your own Vonage number. We check the API key and secret with Vonage.',
    es: 'Envía mensajes desde tu propio número de Vonage. Verificamos la clave y el secreto de API con Vonage.',
  },
  apiUrl,
  fields: {
    apiKey: {
      schema: v.pipe(v.string(), v.regex(/^[0-9a-z]{6,32}$/i, 'letters_digits' satisfies Reason)),
      label: { en: 'API key', es: 'Clave de API' },
      help: {
        en: 'Find it on the home page of the Vonage dashboard.',
        es: 'La encuentras en la página de inicio del panel de Vonage.',
      },
    },
    apiSecret: {
      schema: secretSchema,
      label: { en: 'API secret', es: 'Secreto de API' },
      help: secretHelp,
      isSecret: true,
    },
    signatureSecret: {
      schema: secretSchema,
      label: { en: 'Signature secret', es: 'Secreto de firma' },
      help: {
        en: 'In the API settings of the dashboard. Vonage signs replies with it.',
        es: 'En la configuración de API del panel. Vonage firma con él las respuestas.',
      },
      isSecret: true,
    },
    phone: phoneField,
  },
  shown: 'apiKey',
  contact: 'phone',
  wrongFields: { wrong: 'apiSecret', foreign: 'phone' },
  setUp: [
    { label: { en: 'Inbound URL and status URL', es: 'URL de entrada y de estado' }, value: 'webhook' },
  ],
  mostCharacters,
  webhook: {
    path: '/webhooks/sms/vonage',
    contentType: 'application/json',
    signatureHeader: 'authorization',
    signedWith: 'signatureSecret',
    answer: { contentType: 'application/json; charset=utf-8', body: '{}' },
  },
  buildSend({ apiKey, apiSecret }, { apiUrl: url, from, to, text, messageId, statusUrl }) {
    return {
      url: `${url}/v1/messages`,
      user: apiKey,
      password: apiSecret,
      post: {
        json: {
          channel: 'sms',
          message_type: 'text',
          from: digitsOf(from),
          to: digitsOf(to),
          text,
          // Vonage repeats it in its reports, which may arrive before we have stored its own id.
          client_ref: messageId,
          ...(statusUrl !== undefined && { webhook_url: statusUrl, webhook_version: 'v1' }),
        },
      },
    };
  },
  parseSent: parseVonageAnswer,
  buildCheck({ apiKey, apiSecret, phone }, url) {
    const base = url === apiUrl ? numbersUrl : url;
    const query = `pattern=${digitsOf(phone)}&search_pattern=0`;
    return { url: `${base}/account/numbers?${query}`, user: apiKey, password: apiSecret };
  },
  parseCheck({ status, text }, { phone }) {
    if (refused.includes(status)) return 'wrong';
    const answer = parseObjectIfAny(text) as { numbers?: { msisdn?: unknown }[] } | undefined;
    if (!isAccepted(status) || !answer) return 'silent';
    // Without a match, the answer is an empty object.
    return answer.numbers?.some(({ msisdn }) => msisdn === digitsOf(phone)) ? 'right' : 'foreign';
  },
  isSigned: isSignedByVonage,
  isStale: isVonageStale,
  parseNumber: ({ body }) => parseVonageNumber(parseObject(body)),
  parseCall: ({ body }) => parseVonageCall(parseObject(body)),
});
