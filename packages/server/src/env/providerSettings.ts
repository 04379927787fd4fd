import * as v from 'valibot';
import { type CredentialField, type SmsProvider, smsProviders } from '../providers/pure/index';
import { parseApiUrl, parseSecret } from './channelSettings';
import { bad, good, type Parsed, type Setting } from './Setting';

/** The variable for a field of a provider: `TWILIO_AUTH_TOKEN`. */
const variableOf = ({ name }: SmsProvider, field: string): string =>
  `${name}${field.replace(/^./, (first) => first.toUpperCase()).replace(/[A-Z]/g, (one) => `_${one}`)}`.toUpperCase();

const parseField =
  ({ schema, isSecret }: CredentialField) =>
  (text: string | undefined): Parsed<string | undefined> => {
    if (isSecret) return parseSecret(text);
    return text === undefined || v.is(schema, text) ? good(text) : bad('is invalid.');
  };

/** The fields that the operator may set for several accounts, and their variables. */
function listShared(provider: SmsProvider): { field: string; variable: string; setting: Setting<unknown> }[] {
  return Object.entries(provider.fields).flatMap(([field, about]) => {
    if (!about.shared) return [];
    const setting = { ...about.shared, parse: parseField(about) };
    return [{ field, variable: variableOf(provider, field), setting }];
  });
}

/** The environment variables of SMS providers: where each API is, and shared credentials. [OWN-13, OWN-20] */
export const providerSettings: Readonly<Record<string, Setting<unknown>>> = Object.fromEntries(
  smsProviders.flatMap((provider) => {
    const name = variableOf(provider, 'apiUrl');
    const apiUrl: Setting<unknown> = {
      doc: `URL of the ${provider.label} API.`,
      write: `Set it to an https URL, for example ${name}=${provider.apiUrl}.`,
      parse: parseApiUrl(provider.apiUrl),
    };
    const shared = listShared(provider).map(({ variable, setting }) => [variable, setting] as const);
    return [...shared, [name, apiUrl] as const];
  }),
);

/** Which variables of SMS providers require which others. */
export const providerNeeds: readonly (readonly [string, string])[] = smsProviders.flatMap((provider) => {
  const [first, ...others] = listShared(provider).map(({ variable }) => variable);
  if (first === undefined) return [];
  return [
    ...others.map((other) => [first, other] as const),
    ...others.map((other) => [other, first] as const),
    // Credentials that no account may use are a mistake.
    [first, 'PROVIDER_ACCOUNTS'] as const,
    // Providers call and sign a public address.
    [first, 'PUBLIC_URL'] as const,
  ];
});

type Values = Readonly<Record<string, unknown>>;

/** The addresses of the SMS providers' APIs, by provider. [OWN-20] */
export const buildApiUrls = (env: Values): Record<string, string> =>
  Object.fromEntries(
    smsProviders.map((provider) => [provider.name, String(env[variableOf(provider, 'apiUrl')])]),
  );

/** The credentials that the operator shares, by provider; one that isn't set up is missing. [OWN-13, OWN-20] */
export function buildShared(env: Values): Record<string, Record<string, string>> {
  const shared = smsProviders.map((provider) => {
    const values = listShared(provider).map(({ field, variable }) => [field, env[variable]] as const);
    return [provider.name, values] as const;
  });
  return Object.fromEntries(
    shared
      .filter(([, values]) => values.length > 0 && values.every(([, value]) => value !== undefined))
      .map(([name, values]) => [name, Object.fromEntries(values) as Record<string, string>]),
  );
}
