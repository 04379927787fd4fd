import { explain } from '@beckon/contract/data/explain';
import * as v from 'valibot';
import { selectAccount, updateSettings, writeAudit } from '../../accounts/index';
import {
  type ApiCall,
  ApiError,
  type ApiRoute,
  conflict,
  countTry,
  defineRoute,
  invalid,
  notFound,
  tryKey,
  unreadableBody,
} from '../../api/index';
import { isUniqueViolation } from '../../database/pure/index';
import { parsePhone } from '../../formats/pure/index';
import type { Verdict } from '../../messages/index';
import { webhookPaths } from '../../messages/pure/index';
import { verifyMessenger } from '../../messenger/index';
import {
  apiUrlOf,
  type CredentialValues,
  findSmsProvider,
  type MessengerCredentials,
  messenger,
  type ProviderRecord,
  providerRecords,
  type SmsProvider,
  smsProviders,
} from '../../providers/pure/index';
import {
  buildVerifyToken,
  type Contact,
  credentialPlace,
  deleteSecret,
  listSecrets,
  selectContact,
  upsertSecret,
} from '../../secrets/index';
import { retireLastNumber, retireSmsNumber, verifySmsProvider } from '../../sms/index';
import { describeProvider } from '../pure/describeProvider';
import { buildConnectionBody, ConnectionName, ConnectionsShape } from '../shapes/ConnectionsShape';

const common = { tag: 'Settings', area: 'settings', access: 'owner' } as const;
const path = '/settings/connections';
const hintCharacters = 4;
type AnyCall = ApiCall<unknown, unknown, unknown>;
type Sql = Parameters<typeof selectAccount>[0];

/** Throws the provider's objection to credentials. */
function refuse(verdict: Verdict, { wrong, foreign }: ProviderRecord['wrongFields']): void {
  if (verdict === 'silent') throw new ApiError(502, 'provider_silent', explain('provider_silent'));
  if (verdict === 'wrong') throw invalid([{ path: wrong, ...explain('secret_rejected') }], unreadableBody);
  if (verdict === 'foreign') throw invalid([{ path: foreign, ...explain('not_theirs') }], unreadableBody);
}

type Connecting = { record: ProviderRecord; own: CredentialValues; settings: Record<string, string> };

/** Stores valid credentials, sealed, and switches the account to their provider. */
async function connect(call: AnyCall, { record, own, settings }: Connecting): Promise<void> {
  const { accountId, deps } = call;
  const { name, shown } = record;
  const hint = (own[shown] ?? '').slice(-hintCharacters);
  const contact = own[record.contact] ?? '';
  const sealed = deps.secrets.seal(credentialPlace(accountId, name), JSON.stringify(own));
  try {
    await call.scoped(async (sql) => {
      const before = await selectContact(sql, accountId, name);
      if (before && before.contact !== contact) await retire(call, sql, { name, ...before });
      await upsertSecret(sql, { accountId, name, sealed, hint, contact });
      await updateSettings(sql, accountId, settings);
      await writeAudit(call as ApiCall, sql, { action: 'provider.connected', target: name });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw conflict('connected_elsewhere');
  }
}

/** People who got texts from a number may still text STOP to it. [OWN-13] */
async function retire(
  { accountId }: AnyCall,
  sql: Sql,
  { name, sealed, contact }: Contact & { name: string },
): Promise<void> {
  if (!findSmsProvider(name)) return;
  if (contact) await retireSmsNumber(sql, { accountId, phone: contact, provider: name, sealed });
  // If no worker has read it yet, this is a guess: the worker that opens the credentials compares it with the number in them.
  else await retireLastNumber(sql, { accountId, provider: name, sealed });
}

const countConnect = (call: AnyCall) =>
  countTry(call, tryKey('connect', String(call.accountId)), call.deps.limits.connectsPerAccount);

/** Connects a number of an SMS provider; one route each, so that each has its own fields. */
const connectSms = (record: SmsProvider): ApiRoute =>
  defineRoute({
    ...common,
    method: 'PUT',
    path: `${path}/${record.name}`,
    summary: `Connect a number of your ${record.label} account. Beckon checks with ${record.label} that it’s yours.`,
    body: buildConnectionBody(record),
    async handle(call) {
      const { accountId, deps, body } = call;
      await countConnect(call);
      const account = await call.scoped((sql) => selectAccount(sql, accountId));
      const read = parsePhone(body['phone'] ?? '', account?.country ?? 'US');
      if (!read.ok) throw invalid([{ path: 'phone', ...explain('phone') }]);
      const own = { ...body, phone: read.phone };
      refuse(await verifySmsProvider(record, own, deps.channels.apiUrls), record.wrongFields);
      await connect(call, { record, own, settings: { widgetPhone: own.phone, smsProvider: record.name } });
    },
  });

/** An account's own credentials with messaging providers. [OWN-02, OWN-13, OWN-14] */
export const connectionRoutes: ApiRoute[] = [
  defineRoute({
    ...common,
    method: 'GET',
    path,
    summary: 'List connected providers and the webhook URLs to set there. Never returns secrets.',
    answer: ConnectionsShape,
    async handle({ scoped, accountId, deps, from }) {
      const connections = await scoped((sql) => listSecrets(sql, accountId));
      const verifyToken = buildVerifyToken(deps.secrets, accountId);
      const webhookOf = (name: string) =>
        `${from.ownAddress}${findSmsProvider(name)?.webhook.path ?? webhookPaths.messenger}`;
      return {
        connections,
        providers: providerRecords.map((one) =>
          describeProvider(one, { webhook: webhookOf(one.name), verifyToken }),
        ),
        smsWebhook: `${from.ownAddress}${webhookPaths.sms}`,
        messengerWebhook: webhookOf(messenger.name),
        messengerVerifyToken: verifyToken,
      };
    },
  }),
  ...smsProviders.map(connectSms),
  defineRoute({
    ...common,
    method: 'PUT',
    path: `${path}/${messenger.name}`,
    summary: 'Connect a Facebook Page of your Meta app. Beckon checks with Meta that it’s yours.',
    body: buildConnectionBody(messenger),
    async handle(call) {
      const { deps } = call;
      const own = call.body as MessengerCredentials;
      await countConnect(call);
      refuse(await verifyMessenger(own, apiUrlOf(messenger, deps.channels.apiUrls)), messenger.wrongFields);
      const settings = { fbPageId: own.pageId, messengerProvider: messenger.name };
      await connect(call, { record: messenger, own, settings });
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
        const before = await deleteSecret(sql, accountId, name);
        if (!before) throw notFound('connection');
        await retire(call, sql, { name, ...before });
        const field = findSmsProvider(name) ? 'smsProvider' : 'messengerProvider';
        const account = await selectAccount(sql, accountId);
        // An account that sends through another provider keeps it.
        if (account?.[field] === name) await updateSettings(sql, accountId, { [field]: 'none' });
        await writeAudit(call, sql, { action: 'provider.disconnected', target: name });
      });
    },
  }),
];
