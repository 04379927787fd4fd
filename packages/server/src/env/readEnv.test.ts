import { describe, expect, it } from 'vitest';
import { smsProviders } from '../providers/pure/index';
import { providerSettings } from './providerSettings';
import { readEnv } from './readEnv';
import { settings } from './settings';

const sid = `AC${'0'.repeat(32)}`;
const secret = 'a-secret-of-20-signs';
/** Most tests are about other settings than the database. */
const parse = (variables: Record<string, string>) => readEnv({ EMBEDDED: '1', ...variables }, '/srv/beckon');

describe('readEnv', () => {
  it('OWN-20 an empty environment gives working defaults', () => {
    expect(readEnv({}, '/srv/beckon')).toEqual({
      ok: true,
      warnings: [],
      env: {
        PORT: 3000,
        HOST: '127.0.0.1',
        DATA_DIR: '/srv/beckon/.data',
        DATABASE_URL: undefined,
        DATABASE_POOL_URL: undefined,
        EMBEDDED: '0',
        DATABASE_MB: undefined,
        ACCOUNT_EVENTS_MB: undefined,
        CONSENT_MONTHS: 60,
        ALL_EVENTS_MB: undefined,
        SAMPLE_DATA: 'auto',
        PUBLIC_URL: undefined,
        BADGE_URL: undefined,
        VISITOR_RENDERER: 'preact',
        LOG_LEVEL: 'info',
        TRUST_PROXY: false,
        SANDBOX: 'auto',
        PROVIDER_ACCOUNTS: [],
        PROVIDER_DAILY_PARTS: 1000,
        ...Object.fromEntries(
          smsProviders.map(({ name, apiUrl }) => [`${name.toUpperCase()}_API_URL`, apiUrl]),
        ),
        TWILIO_API_URL: 'https://api.twilio.com',
        MESSENGER_API_URL: 'https://graph.facebook.com',
        MESSENGER_PAGE_TOKENS: {},
        ROLE: 'all',
        SECRET_KEY: undefined,
        MAIL_URL: undefined,
        MAIL_FROM: 'beckon@localhost',
        SIGN_UP: 'open',
        PRIVATE_WEBHOOKS: 'refuse',
      },
    });
  });

  it.each([
    ['PORT', '0', 0],
    ['PORT', ' 8080 ', 8080],
    ['PORT', '', 3000],
    ['HOST', '0.0.0.0', '0.0.0.0'],
    ['HOST', '::1', '::1'],
    ['DATA_DIR', '/var/lib/beckon', '/var/lib/beckon'],
    ['DATABASE_URL', 'postgres://u:p@h/db', 'postgres://u:p@h/db'],
    ['DATABASE_URL', 'postgresql://u@h1:5432,h2:5433/db?x=1', 'postgresql://u@h1:5432,h2:5433/db?x=1'],
    ['PUBLIC_URL', 'https://widgets.example.com/', 'https://widgets.example.com'],
    ['PUBLIC_URL', 'http://localhost:3000', 'http://localhost:3000'],
    ['PAGES_URL', 'https://pages.example.com/', 'https://pages.example.com'],
    ['ACCOUNT_EVENTS_MB', '20', 20_000_000],
    ['CONSENT_MONTHS', '36', 36],
    ['CONSENT_MONTHS', '0', undefined],
    ['DATABASE_MB', '200000', 200_000_000_000],
    ['BADGE_URL', 'https://example.com/widgets?from=badge', 'https://example.com/widgets?from=badge'],
    ['VISITOR_RENDERER', 'react', 'react'],
    ['LOG_LEVEL', 'silent', 'silent'],
    ['SANDBOX', 'off', 'off'],
    ['TRUST_PROXY', '2', 2],
    ['TRUST_PROXY', 'false', false],
    ['TRUST_PROXY', '10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
    ['PROVIDER_ACCOUNTS', '1001, 1002', [1001, 1002]],
    ['TWILIO_API_URL', 'http://127.0.0.1:4010/', 'http://127.0.0.1:4010'],
    ['MESSENGER_API_URL', 'https://graph.example/v3', 'https://graph.example/v3'],
  ])('accepts %s=%s', (name, text, expected) => {
    const result = parse({ PUBLIC_URL: 'https://widgets.example.com', [name]: text });
    expect(result.ok && result.env[name as 'PORT']).toEqual(expected);
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['HOST', 'everywhere'],
    ['DATABASE_URL', 'mysql://u:hunter2@h/db'],
    ['DATABASE_URL', 'postgres://u:hunter2@h'],
    ['DATABASE_POOL_URL', 'http://u:hunter2@h/db'],
    ['PUBLIC_URL', 'widgets.example.com'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['PUBLIC_URL', 'https://u:hunter2@example.com'],
    ['PUBLIC_URL', 'https://example.com/path'],
    ['DATABASE_MB', '0'],
    ['ACCOUNT_EVENTS_MB', '1.5'],
    ['CONSENT_MONTHS', '-1'],
    ['CONSENT_MONTHS', '5 years'],
    ['ALL_EVENTS_MB', 'hunter2'],
    ['SECOND_SECRET_KEY', 'hunter2'],
    ['BADGE_URL', 'example.com'],
    ['BADGE_URL', 'javascript:alert(1)'],
    ['BADGE_URL', 'https://u:hunter2@example.com'],
    ['VISITOR_RENDERER', 'vue'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '11'],
    ['TWILIO_ACCOUNT_SID', 'hunter2'],
    ['TWILIO_AUTH_TOKEN', 'hunter2'],
    ['TWILIO_AUTH_TOKEN', 'hunter2 hunter2 hunter2'],
    ['TWILIO_API_URL', 'http://api.twilio.example'],
    ['TWILIO_API_URL', 'https://u:hunter2@api.twilio.example'],
    ['TWILIO_API_URL', 'api.twilio.example'],
    ['MESSENGER_APP_SECRET', 'hunter2'],
    ['MESSENGER_VERIFY_TOKEN', 'hunter2'],
    ['PROVIDER_ACCOUNTS', '1001,hunter2'],
    ['PROVIDER_DAILY_PARTS', 'hunter2'],
    ['MESSENGER_PAGE_TOKENS', 'hunter2'],
    ['MESSENGER_PAGE_TOKENS', '12:hunter2,12:hunter2'],
    ['MESSENGER_API_URL', 'https://graph.example/?hunter2'],
    ['SECRET_KEY', 'hunter2'],
    ['MAIL_URL', 'http://u:hunter2@mail.example'],
    ['MAIL_FROM', 'a@b\r\nRCPT'],
    ['SIGN_UP', 'maybe'],
    ['PRIVATE_WEBHOOKS', 'yes'],
  ])('refuses %s=%s, says what to set and never repeats the value', (name, text) => {
    const result = parse({ [name]: text });
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.problems).toHaveLength(1);
    expect(result.problems[0]).toMatch(new RegExp(`^${name} .+\\. Set `));
    expect(result.problems[0]).not.toContain('hunter2');
  });

  it.each([
    [{ TRUST_PROXY: '1' }, ['PUBLIC_URL is required when TRUST_PROXY is set.']],
    [{ TRUST_PROXY: '10.0.0.1', PUBLIC_URL: ' ' }, ['PUBLIC_URL is required when TRUST_PROXY is set.']],
    [{ TRUST_PROXY: '1', PUBLIC_URL: 'x' }, ['PUBLIC_URL must be an http or https URL.']],
    [{ TRUST_PROXY: '1', PUBLIC_URL: 'https://a.example' }, []],
    [{ TRUST_PROXY: 'false' }, []],
    [{ PAGES_URL: 'https://p.example' }, ['PUBLIC_URL is required when PAGES_URL is set.']],
    [
      { PAGES_URL: 'http://a.example', PUBLIC_URL: 'https://a.example' },
      ['PAGES_URL must have another host than PUBLIC_URL.'],
    ],
    [
      { TWILIO_ACCOUNT_SID: sid },
      [
        'TWILIO_AUTH_TOKEN is required when TWILIO_ACCOUNT_SID is set.',
        'PROVIDER_ACCOUNTS is required when TWILIO_ACCOUNT_SID is set.',
        'PUBLIC_URL is required when TWILIO_ACCOUNT_SID is set.',
      ],
    ],
    [{ TWILIO_AUTH_TOKEN: secret }, ['TWILIO_ACCOUNT_SID is required when TWILIO_AUTH_TOKEN is set.']],
    [
      {
        TWILIO_ACCOUNT_SID: sid,
        TWILIO_AUTH_TOKEN: secret,
        PUBLIC_URL: 'https://a.example',
        PROVIDER_ACCOUNTS: '1001',
      },
      [],
    ],
    [
      { MESSENGER_PAGE_TOKENS: '12:token' },
      ['MESSENGER_APP_SECRET is required when MESSENGER_PAGE_TOKENS is set.'],
    ],
    [
      { MESSENGER_APP_SECRET: secret, PROVIDER_ACCOUNTS: '1001' },
      ['MESSENGER_VERIFY_TOKEN is required when MESSENGER_APP_SECRET is set.'],
    ],
    [{ MAIL_URL: 'smtp://mail.example' }, ['PUBLIC_URL is required when MAIL_URL is set.']],
    [{ MAIL_URL: 'smtp://mail.example', PUBLIC_URL: 'https://a.example' }, []],
  ])('S14 OWN-20 says which other setting is required: %o', (variables, problems) => {
    const result = parse(variables as Record<string, string>);
    const said = result.ok ? [] : result.problems.map((problem) => problem.replace(/ Set .*/, ''));
    expect(said).toEqual(problems);
  });

  it.each([
    ['needs a database if it has a public URL', { PUBLIC_URL: 'https://a.example' }, 1],
    ['needs a database if it listens to the network', { HOST: '0.0.0.0' }, 1],
    [
      'may use the built-in one if told so',
      { HOST: '0.0.0.0', PUBLIC_URL: 'https://a.example', EMBEDDED: '1' },
      0,
    ],
    ['may use a given one', { PUBLIC_URL: 'https://a.example', DATABASE_URL: 'postgres://u@h/d' }, 0],
    ['on this machine uses the built-in one', { PUBLIC_URL: 'http://localhost:3000' }, 0],
    ['also learns about a misspelled name', { HOST: '0.0.0.0', DATABSE_URL: 'postgres://u@h/d' }, 2],
  ])('OWN-20 a server %s', (_title, variables, problems) => {
    const result = readEnv(variables, '/srv/beckon');
    const wanted = [
      expect.stringMatching(
        /^DATABASE_URL is required when others can reach the server\. .*, or set EMBEDDED=1/,
      ),
      expect.stringContaining('Did you mean DATABASE_URL?'),
    ];
    expect(result.ok ? [] : result.problems).toEqual(wanted.slice(0, problems));
  });

  it.each([
    ['a given database', { DATABASE_URL: 'postgres://u@h/d' }, ['DATABASE_URL']],
    ['a public URL', { PUBLIC_URL: 'https://a.example' }, ['PUBLIC_URL']],
    ['a public URL on this machine', { PUBLIC_URL: 'http://127.0.0.1:3000' }, ['PUBLIC_URL']],
    [
      'both, even if the database is the wrong kind',
      { DATABASE_URL: 'mysql://h/d', PUBLIC_URL: 'https://a.example' },
      ['DATABASE_URL', 'PUBLIC_URL'],
    ],
    ['the built-in database on this machine', {}, []],
    ['the built-in database, open to the network', { HOST: '0.0.0.0', EMBEDDED: '1' }, []],
  ])('OWN-20 SAMPLE_DATA=1 with %s', (_title, variables, refused) => {
    const result = parse({ SAMPLE_DATA: '1', ...variables } as Record<string, string>);
    const problems = result.ok ? [] : result.problems.filter((one) => one.startsWith('SAMPLE_DATA'));
    expect(problems).toEqual(
      refused.map(
        (name) =>
          `SAMPLE_DATA can't be 1 when ${name} is set: sample accounts are only for trying Beckon out. Remove SAMPLE_DATA, or remove ${name}.`,
      ),
    );
    const off = parse({ ...variables, SAMPLE_DATA: '0' } as Record<string, string>);
    expect(off.ok ? '' : off.problems.join()).not.toContain('SAMPLE_DATA');
  });

  it('OWN-20 a wrong DATABASE_URL is not called missing', () => {
    const result = readEnv({ HOST: '0.0.0.0', DATABASE_URL: 'mysql://h/d' }, '/srv/beckon');
    expect(!result.ok && result.problems).toEqual([expect.stringContaining('must be a PostgreSQL URL')]);
  });

  it('OWN-20 warns about variables that are almost settings, or look like ours', () => {
    const result = readEnv({ DATABSE_URL: 'postgres://u@h/d', BECKON_THEME: 'dark' }, '/srv/beckon');
    expect(result.ok && result.warnings).toEqual([
      "DATABSE_URL is set, but isn't a setting of Beckon. Did you mean DATABASE_URL?",
      "BECKON_THEME is set, but isn't a setting of Beckon.",
    ]);
  });

  it('NET-12 OWN-20 D08 warns that nobody notices a disk that fills up, if the database is elsewhere and no size is set', () => {
    const warningsOf = (variables: Record<string, string>) => {
      const read = readEnv(variables, '/srv/beckon');
      return read.ok ? read.warnings : read.problems;
    };
    const elsewhere = { DATABASE_URL: 'postgres://u@h/d', PUBLIC_URL: 'https://w.example.com' };
    expect(warningsOf(elsewhere)).toEqual([
      expect.stringMatching(/^DATABASE_MB isn't set\. .+ Set it to the size that the database may reach/),
    ]);
    expect(warningsOf({ ...elsewhere, DATABASE_MB: '200000' })).toEqual([]);
    expect(warningsOf({})).toEqual([]);
    const worker = { ...elsewhere, ROLE: 'worker', SECRET_KEY: 'x'.repeat(32) };
    expect(warningsOf(worker)).toEqual([]);
    // It's no reason not to start, and no problem beside others.
    expect(warningsOf({ ...elsewhere, PORT: 'x' })).toHaveLength(1);
  });

  it('reports all problems together', () => {
    const result = parse({ PORT: 'x', LOG_LEVEL: 'x', PUBLIC_URL: 'x' });
    expect(!result.ok && result.problems.map((problem) => problem.split(' ')[0])).toEqual([
      'PORT',
      'PUBLIC_URL',
      'LOG_LEVEL',
    ]);
  });

  it('has one line of documentation for every variable', () => {
    for (const setting of Object.values({ ...settings, ...providerSettings }))
      expect(setting.doc).toMatch(/^[^\n]+\.$/);
  });
});
