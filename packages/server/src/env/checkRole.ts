import { channelSettings } from './channelSettings';
import { providerSettings } from './providerSettings';
import { roleSettings, type ServerRole } from './roleSettings';

/** The address of a provider is no secret: web servers check new credentials there. */
const isAddress = (name: string): boolean => name.endsWith('_API_URL');

/** What only workers may have. */
const workersOnly = [
  ...Object.keys({ ...channelSettings, ...providerSettings }).filter((name) => !isAddress(name)),
  'MAIL_URL',
];

const address =
  'Set it to the address of all servers together, for example PUBLIC_URL=https://widgets.example.com.';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * What is wrong with the settings for this role: a web server gets no provider secret, and nothing that opens one; servers that
 * share the work need one address. [OWN-01, OWN-02, OWN-20, C50]
 */
export function checkRole(role: ServerRole, variables: Variables): string[] {
  const read = (name: string) => variables[name]?.trim() || undefined;
  const isSet = (name: string) => read(name) !== undefined;
  const need = (name: string, write: string) =>
    isSet(name) ? [] : [`${name} is required when ROLE is ${role}. ${write}`];
  const refuse = (names: readonly string[], advice: string) =>
    names.filter(isSet).map((name) => `${name} can't be set when ROLE is ${role}. ${advice}`);
  const { SECRET_KEY: key, WEB_KEY: webKey } = roleSettings;
  const database = 'Set it to the PostgreSQL that all servers share.';
  // A link in an email that a worker sends must not depend on the Host header of a request to a web server. Providers sign the address that
  // they call.
  const shared = [...need('DATABASE_URL', database), ...need('PUBLIC_URL', address)];
  const sandbox =
    read('SANDBOX') === 'on' ? [`SANDBOX can't be on when ROLE is ${role}. Remove it, or set ROLE=all.`] : [];
  if (role === 'web')
    return [
      ...refuse(['SECRET_KEY', 'SECOND_SECRET_KEY'], 'Remove it: WEB_KEY takes its place.'),
      ...refuse(workersOnly, 'Remove it here and set it where ROLE is worker.'),
      ...sandbox,
      ...need('WEB_KEY', webKey.write),
      ...shared,
    ];
  const onlyWeb = refuse(['WEB_KEY'], 'Remove it, or set ROLE=web.');
  if (role === 'all') return onlyWeb;
  return [...onlyWeb, ...sandbox, ...need('SECRET_KEY', key.write), ...shared];
}
