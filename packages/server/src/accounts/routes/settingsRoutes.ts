import { domainToASCII, domainToUnicode } from 'node:url';
import { type ApiCall, type ApiRoute, conflict, defineRoute, invalid, notFound } from '../../api/index';
import { isUniqueViolation } from '../../database/pure/index';
import { parsePhone, parseTimeZone } from '../../formats/pure/index';
import { providerRecords } from '../../providers/pure/index';
import { selectContacts } from '../../secrets/index';
import {
  checkProviders,
  type ProviderChoice,
  type ProviderRights,
  providerFields,
} from '../pure/checkProviders';
import { describeChange } from '../pure/describeChange';
import { matchSites, parseSettings } from '../pure/parseSettings';
import { InstallShape, SettingsChange, SettingsShape } from '../shapes/SettingsShape';
import { isKnownTimeZone } from '../store/isKnownTimeZone';
import { selectAccount } from '../store/selectAccount';
import { updateSettings } from '../store/updateSettings';
import { listSightings } from '../store/upsertSightings';
import { writeAudit } from './writeAudit';

const common = { tag: 'Settings', area: 'settings' } as const;

type Sql = Parameters<typeof selectAccount>[0];

async function showSettings(sql: Sql, accountId: number) {
  const account = await selectAccount(sql, accountId);
  if (!account) throw notFound('account');
  const sightings = await listSightings(sql, accountId);
  const providers = providerRecords.map(({ name, channel, label }) => ({ name, channel, label }));
  return { ...account, providers, ...matchSites(account.whitelist, sightings, toAscii) } as never;
}

/** `*` is not a letter of a host name, so we convert the rest without it. */
const turn = (change: (host: string) => string) => (host: string) =>
  host.startsWith('*.') ? `*.${change(host.slice(2))}` : change(host);
const toAscii = turn(domainToASCII);
const toReadable = turn(domainToUnicode);

const mergeChoice = (
  before: ProviderChoice,
  change: { [Name in keyof ProviderChoice]?: ProviderChoice[Name] | undefined },
) =>
  Object.fromEntries(
    providerFields.map((name) => [name, change[name] ?? before[name]]),
  ) as unknown as ProviderChoice;

async function findRights({ accountId, deps }: Pick<ApiCall, 'accountId' | 'deps'>): Promise<ProviderRights> {
  const { sharedSms, sharedWith, mostDailyParts } = deps.offer();
  const contacts = await selectContacts(deps.sql, accountId);
  return { contacts, isShared: sharedWith.includes(accountId), sharedSms, mostDailyParts };
}

function rejectUsedNumber(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  throw conflict('contact_taken');
}

/** The settings of an account, and where its script was seen. [OWN-02, OWN-03, OWN-04] */
export const settingsRoutes: ApiRoute[] = [
  defineRoute({
    ...common,
    method: 'GET',
    path: '/settings',
    summary: 'Get the settings, and which websites load the script.',
    access: 'viewer',
    answer: SettingsShape,
    handle: async ({ scoped, accountId }) => await scoped((sql) => showSettings(sql, accountId)),
  }),
  defineRoute({
    ...common,
    method: 'PATCH',
    path: '/settings',
    summary: 'Change settings. Only the given fields change. They’re live within a second.',
    access: 'owner',
    body: SettingsChange,
    answer: SettingsShape,
    async handle(call) {
      const { accountId } = call;
      // Before the transaction: never wait for a second connection while holding one.
      const needsCheck = providerFields.some((name) => call.body[name] !== undefined);
      const rights = needsCheck ? await findRights(call) : undefined;
      const { timeZone } = call.body;
      return await call.scoped(async (sql) => {
        const before = await selectAccount(sql, accountId);
        const zone = timeZone === undefined ? undefined : parseTimeZone(timeZone);
        const knowsZone = zone !== undefined && (await isKnownTimeZone(sql, zone));
        const { change, problems } = parseSettings(call.body, {
          toAscii: domainToASCII,
          toReadable,
          parseTimeZone: () => (knowsZone ? zone : undefined),
          parsePhone: (text) => {
            const read = parsePhone(text, call.body.country ?? before?.country ?? 'US');
            return read.ok ? read.phone : undefined;
          },
        });
        if (problems.length > 0) throw invalid(problems);
        const wrong = before && rights ? checkProviders(mergeChoice(before, change), rights) : [];
        if (wrong.length > 0) throw invalid(wrong);
        await updateSettings(sql, accountId, change).catch(rejectUsedNumber);
        await writeAudit(call, sql, {
          action: 'settings.changed',
          details: { fields: Object.keys(change), ...describeChange(before ?? {}, change) },
        });
        return await showSettings(sql, accountId);
      });
    },
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/install',
    summary: 'Get the install snippets, and whether the script was seen.',
    access: 'viewer',
    answer: InstallShape,
    async handle({ scoped, accountId, from }) {
      const [account, sightings] = await scoped(
        async (sql) => [await selectAccount(sql, accountId), await listSightings(sql, accountId)] as const,
      );
      return {
        script: `<script src="${from.ownAddress}/${accountId}.js" async></script>`,
        embed: '<div class="mcwidget-embed" data-widget-id="WIDGET_ID"></div>',
        isSeen: sightings.length > 0,
        ...matchSites(account?.whitelist ?? [], sightings, toAscii),
      };
    },
  }),
];
