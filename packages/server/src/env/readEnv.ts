import { resolve } from 'node:path';
import { isThisMachine } from '../formats/pure/index';
import { checkRole } from './checkRole';
import { findMisspelled } from './findMisspelled';
import { providerNeeds, providerSettings } from './providerSettings';
import type { Setting } from './Setting';
import { settings } from './settings';

type Settings = typeof settings;

/** The environment of the server, checked and with defaults filled in. [OWN-20] */
export type Env = {
  [Name in keyof Settings]: Extract<ReturnType<Settings[Name]['parse']>, { ok: true }>['value'];
};

/** Either the checked environment or every problem in it, so that one start reports them all. */
export type ReadEnvResult = { ok: true; env: Env; warnings: string[] } | { ok: false; problems: string[] };

const all: Readonly<Record<string, Setting<unknown>>> = { ...settings, ...providerSettings };

/** Settings that require another setting. */
const needs: readonly (readonly [string, string])[] = [
  // Behind a proxy, the Host of a request isn't the visitor's, and we trust no header instead.
  ['TRUST_PROXY', 'PUBLIC_URL'],
  ['PAGES_URL', 'PUBLIC_URL'],
  ['DATABASE_POOL_URL', 'DATABASE_URL'],
  ...providerNeeds,
  // Credentials that no account may use are a mistake.
  ['MESSENGER_APP_SECRET', 'PROVIDER_ACCOUNTS'],
  ['MESSENGER_PAGE_TOKENS', 'MESSENGER_APP_SECRET'],
  ['MESSENGER_APP_SECRET', 'MESSENGER_VERIFY_TOKEN'],
];

function isSet(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
}

/** Reads the environment in one place. An empty variable means a missing one. [NET-12, OWN-20] */
export function readEnv(variables: Record<string, string | undefined>, workingDir: string): ReadEnvResult {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, setting] of Object.entries(all)) {
    const text = variables[name]?.trim() || undefined;
    const result = setting.parse(text);
    if (result.ok) values[name] = result.value;
    else problems.push(`${name} ${result.problem} ${setting.write}`);
  }
  for (const [name, needed] of needs) {
    const isMissing = !variables[needed]?.trim();
    if (isSet(values[name]) && isMissing) {
      problems.push(`${needed} is required when ${name} is set. ${all[needed]?.write}`);
    }
  }
  // A link in an email must never depend on the Host header of a request.
  if (values['MAIL_URL'] && !variables['PUBLIC_URL']?.trim()) {
    problems.push(`PUBLIC_URL is required when MAIL_URL is set. ${settings.PUBLIC_URL.write}`);
  }
  const env = values as Env;
  // A role that we couldn't read is a problem of its own.
  if (env.ROLE) problems.push(...checkRole(env.ROLE, variables));
  if (env.PAGES_URL && env.PUBLIC_URL && new URL(env.PAGES_URL).host === new URL(env.PUBLIC_URL).host) {
    problems.push(`PAGES_URL must have another host than PUBLIC_URL. ${settings.PAGES_URL.write}`);
  }
  if (env.SAMPLE_DATA === '1') problems.push(...refuseSamples(variables));
  const isReachable = !isThisMachine(env.HOST ?? '127.0.0.1') || isPublic(env.PUBLIC_URL);
  const hasDatabase = Boolean(variables['DATABASE_URL']?.trim());
  // Other roles have asked for it already.
  if (isReachable && !hasDatabase && env.EMBEDDED !== '1' && env.ROLE === 'all') {
    problems.push(
      `DATABASE_URL is required when others can reach the server. ${settings.DATABASE_URL.write.replace(', or remove it', ', or set EMBEDDED=1')}`,
    );
  }
  const misspelled = findMisspelled(variables, Object.keys(all)).map(
    ([given, meant]) =>
      `${given} is set, but isn't a setting of Beckon.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
  );
  if (problems.length > 0) return { ok: false, problems: [...problems, ...misspelled] };
  const warnings = [...misspelled, ...(isSpaceUnknown(env) ? [spaceUnknown] : [])];
  return { ok: true, env: { ...env, DATA_DIR: resolve(workingDir, env.DATA_DIR) }, warnings };
}

/** Anyone at the machine can open the sample accounts, so no setting creates them where a server does real work. */
const refuseSamples = (variables: Record<string, string | undefined>): string[] =>
  ['DATABASE_URL', 'PUBLIC_URL']
    .filter((name) => variables[name]?.trim())
    .map(
      (name) =>
        `SAMPLE_DATA can't be 1 when ${name} is set: sample accounts are only for trying Beckon out. Remove SAMPLE_DATA, or remove ${name}.`,
    );

const spaceUnknown =
  "DATABASE_MB isn't set. Beckon can't see how full the disk of your PostgreSQL is, so it stops storing events only when the disk is full, and then opt-ins fail, too. Set it to the size that the database may reach, for example DATABASE_MB=200000.";

/** A worker takes no events. */
const isSpaceUnknown = ({ DATABASE_URL, DATABASE_MB, ROLE }: Env): boolean =>
  DATABASE_URL !== undefined && DATABASE_MB === undefined && ROLE !== 'worker';

const isPublic = (url: string | undefined): boolean =>
  url !== undefined && !isThisMachine(new URL(url).hostname);
