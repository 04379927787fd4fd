import { explain } from '@beckon/contract/data/explain';
import * as v from 'valibot';
import { findAccount, saveSettings, writeAudit } from '../../accounts/index';
import {
  type ApiCall,
  ApiError,
  type ApiRoute,
  cannotBeRead,
  conflict,
  countTry,
  defineRoute,
  invalid,
  notFound,
  tryKey,
} from '../../api/index';
import { isTaken } from '../../database/pure/index';
import { readPhone } from '../../formats/pure/index';
import type { Verdict } from '../../messages/index';
import { webhookPaths } from '../../messages/pure/index';
import { verifyMessenger } from '../../messenger/index';
import {
  type CredentialKinds,
  type CredentialName,
  credentialPlace,
  deleteSecret,
  findSecret,
  listSecrets,
  saveSecret,
} from '../../secrets/index';
import { retireSmsNumber, verifyTwilio } from '../../sms/index';
import { ConnectionName, ConnectionsShape, connectionBodies } from '../shapes/ConnectionsShape';

const common = { tag: 'Settings', area: 'settings', access: 'owner' } as const;
const path = '/settings/connections';
const hintCharacters = 4;
type AnyCall = ApiCall<unknown, unknown, unknown>;
type Sql = Parameters<typeof findAccount>[0];

/** Throws the provider's objection to credentials. */
function refuse(verdict: Verdict, secret: string, place: string): void {
  if (verdict === 'silent') throw new ApiError(502, 'provider_silent', explain('provider_silent'));
  if (verdict === 'wrong') throw invalid([{ path: secret, ...explain('secret_rejected') }], cannotBeRead);
  if (verdict === 'foreign') throw invalid([{ path: place, ...explain('not_theirs') }], cannotBeRead);
}

type Connecting<Name extends CredentialName> = {
  name: Name;
  own: CredentialKinds[Name];
  hint: string;
  settings: Record<string, string>;
};

/** Stores valid credentials, sealed, and switches the account to their provider. */
async function connect<Name extends CredentialName>(
  call: AnyCall,
  { name, own, hint, settings }: Connecting<Name>,
): Promise<void> {
  const { accountId, parts } = call;
  const sealed = parts.secrets.seal(credentialPlace(accountId, name), JSON.stringify(own));
  try {
    await call.scoped(async (sql) => {
      const before = name === 'twilio' ? await findSecret(sql, accountId, name) : undefined;
      if (before && settings.widgetPhone !== phoneOf(call, before)) await retire(call, sql, before);
      await saveSecret(sql, { accountId, name, sealed, hint });
      await saveSettings(sql, accountId, settings);
      await writeAudit(call as ApiCall, sql, { action: 'provider.connected', target: name });
    });
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw conflict('connected_elsewhere');
  }
}

/** The number in sealed credentials; none if we can't open them, because then they're useless anyway. */
function phoneOf({ accountId, parts }: AnyCall, sealed: Uint8Array): string | undefined {
  try {
    return parts.credentials.open(accountId, 'twilio', sealed).phone;
  } catch {
    return undefined;
  }
}

/** People who got texts from a number may still text STOP to it. [OWN-13] */
async function retire(call: AnyCall, sql: Sql, sealed: Uint8Array): Promise<void> {
  const phone = phoneOf(call, sealed);
  if (phone !== undefined) await retireSmsNumber(sql, { accountId: call.accountId, phone, sealed });
}

const countConnect = (call: AnyCall) =>
  countTry(call, tryKey('connect', String(call.accountId)), call.parts.limits.connectsPerAccount);

/** An account's own credentials with messaging providers. [OWN-02, OWN-13, OWN-14] */
export const connectionRoutes: ApiRoute[] = [
  defineRoute({
    ...common,
    method: 'GET',
    path,
    summary: 'List connected providers and the webhook URLs to set there. Never returns secrets.',
    answer: ConnectionsShape,
    async handle({ scoped, accountId, parts, from }) {
      const kept = await scoped((sql) => listSecrets(sql, accountId));
      return {
        connections: kept.map(({ name, ...rest }) => ({ ...rest, name: name as CredentialName })),
        smsWebhook: `${from.ownAddress}${webhookPaths.sms}`,
        messengerWebhook: `${from.ownAddress}${webhookPaths.messenger}`,
        messengerVerifyToken: parts.credentials.verifyToken(accountId),
      };
    },
  }),
  defineRoute({
    ...common,
    method: 'PUT',
    path: `${path}/twilio`,
    summary: 'Connect a number of your Twilio account. Beckon checks with Twilio that it’s yours.',
    body: connectionBodies.twilio,
    async handle(call) {
      const { accountId, parts, body } = call;
      await countConnect(call);
      const account = await call.scoped((sql) => findAccount(sql, accountId));
      const read = readPhone(body.phone, account?.country ?? 'US');
      if (!read.ok) throw invalid([{ path: 'phone', ...explain('phone') }]);
      const own = { ...body, phone: read.phone };
      refuse(await verifyTwilio(own, parts.channels.apiUrls.twilio), 'authToken', 'phone');
      const settings = { widgetPhone: own.phone, smsProvider: 'twilio' };
      await connect(call, { name: 'twilio', own, hint: own.accountSid.slice(-hintCharacters), settings });
    },
  }),
  defineRoute({
    ...common,
    method: 'PUT',
    path: `${path}/messenger`,
    summary: 'Connect a Facebook Page of your Meta app. Beckon checks with Meta that it’s yours.',
    body: connectionBodies.messenger,
    async handle(call) {
      const { parts, body: own } = call;
      await countConnect(call);
      refuse(await verifyMessenger(own, parts.channels.apiUrls.messenger), 'pageToken', 'pageId');
      const settings = { fbPageId: own.pageId, messengerProvider: 'messenger' };
      await connect(call, { name: 'messenger', own, hint: own.pageId.slice(-hintCharacters), settings });
    },
  }),
  defineRoute({
    ...common,
    method: 'DELETE',
    path: `${path}/:name`,
    summary:
      'Disconnect a provider and delete its credentials. Beckon still handles STOP to the number for 90 days.',
    params: v.object({ name: ConnectionName }),
    async handle(call) {
      const {
        accountId,
        params: { name },
      } = call;
      await call.scoped(async (sql) => {
        const sealed = await deleteSecret(sql, accountId, name);
        if (!sealed) throw notFound('connection');
        if (name === 'twilio') await retire(call, sql, sealed);
        const field = name === 'twilio' ? 'smsProvider' : 'messengerProvider';
        const account = await findAccount(sql, accountId);
        // An account that sends through another provider keeps it.
        if (account?.[field] === name) await saveSettings(sql, accountId, { [field]: 'none' });
        await writeAudit(call, sql, { action: 'provider.disconnected', target: name });
      });
    },
  }),
];
