import type { Reason } from '@beckon/contract/data/reasons';
import * as v from 'valibot';
import type { CredentialsOf, ProviderRecord } from './ProviderRecord';
import { secretSchema } from './phoneField';

const fields = {
  pageId: {
    schema: v.pipe(v.string(), v.regex(/^\d{1,30}$/, 'page_id' satisfies Reason)),
    label: { en: 'Facebook Page ID', es: 'ID de la página de Facebook' },
    placeholder: '100000000000000',
  },
  pageToken: {
    schema: secretSchema,
    label: { en: 'Page access token', es: 'Token de acceso de la página' },
    isSecret: true,
  },
  appSecret: {
    schema: secretSchema,
    label: { en: 'App secret', es: 'Clave secreta de la app' },
    help: {
      en: 'Both are stored encrypted and never shown again.',
      es: 'Ambos se guardan cifrados y no se vuelven a mostrar.',
    },
    isSecret: true,
  },
} as const;

/** An account's credentials with the Messenger platform. [OWN-02] */
export type MessengerCredentials = CredentialsOf<typeof fields>;

/** The Messenger platform: the only provider of its channel, so what it does is in `messenger`. [OWN-02, OWN-14] */
export const messenger = {
  name: 'messenger',
  channel: 'messenger',
  label: 'Messenger',
  lead: {
    en: 'Send messages from your own Facebook Page. We check the credentials with Facebook.',
    es: 'Envía mensajes desde tu propia página de Facebook. Verificamos las credenciales con Facebook.',
  },
  apiUrl: 'https://graph.facebook.com',
  fields,
  shown: 'pageId',
  contact: 'pageId',
  wrongFields: { wrong: 'pageToken', foreign: 'pageId' },
  setUp: [
    { label: { en: 'Callback URL', es: 'URL de devolución de llamada' }, value: 'webhook' },
    { label: { en: 'Verify token', es: 'Token de verificación' }, value: 'verifyToken' },
  ],
} as const satisfies ProviderRecord<typeof fields>;
