import { describe, expect, it } from 'vitest';
import { providerSettings } from './providerSettings';
import { readEnv } from './readEnv';

const webKey = `web1_${'A'.repeat(96)}`;
const secret = 'a key of at least thirty-two characters';
const database = 'postgres://u@h/db';
const both = { DATABASE_URL: database, PUBLIC_URL: 'https://a.example' };
const web = { ROLE: 'web', WEB_KEY: webKey, ...both };
const worker = { ROLE: 'worker', SECRET_KEY: secret, ...both };
const problemsOf = (variables: Record<string, string>) => {
  const read = readEnv(variables, '/srv/beckon');
  return read.ok ? [] : read.problems;
};

describe('the settings of a role', () => {
  it.each([
    ['all is the default', {}],
    ['all with a key', { ROLE: 'all', SECRET_KEY: secret }],
    ['web', web],
    ['web on the network', { ...web, HOST: '0.0.0.0', SANDBOX: 'off' }],
    ['web, while keys are changed', { ...web, WEB_KEY: `${webKey},${webKey}` }],
    ['web with the addresses of providers', { ...web, TWILIO_API_URL: 'https://t.example' }],
    ['worker', worker],
    ['worker with email', { ...worker, MAIL_URL: 'smtp://m.example' }],
  ])('OWN-20 accepts %s', (_title, variables) => {
    expect(problemsOf(variables as Record<string, string>)).toEqual([]);
  });

  it.each([
    ['ROLE has an unknown value. Set it to web, worker or all, or remove it.', { ROLE: 'webb' }],
    [
      'WEB_KEY is required when ROLE is web. Set it to what npx beckon web-key prints where SECRET_KEY is set.',
      { ...web, WEB_KEY: '' },
    ],
    [
      'WEB_KEY is incomplete. Set it to what npx beckon web-key prints where SECRET_KEY is set.',
      { ...web, WEB_KEY: webKey.slice(1) },
    ],
    [
      "SECRET_KEY can't be set when ROLE is web. Remove it: WEB_KEY takes its place.",
      { ...web, SECRET_KEY: secret },
    ],
    [
      "SECOND_SECRET_KEY can't be set when ROLE is web. Remove it: WEB_KEY takes its place.",
      { ...web, SECOND_SECRET_KEY: secret },
    ],
    [
      'DATABASE_URL is required when ROLE is web. Set it to the PostgreSQL that all servers share.',
      { ...web, DATABASE_URL: '' },
    ],
    [
      'PUBLIC_URL is required when ROLE is web. Set it to the address of all servers together, for example PUBLIC_URL=https://widgets.example.com.',
      { ...web, PUBLIC_URL: ' ' },
    ],
    ["SANDBOX can't be on when ROLE is web. Remove it, or set ROLE=all.", { ...web, SANDBOX: 'on' }],
    [
      'SECRET_KEY is required when ROLE is worker. Set it to at least 32 random characters, for example from openssl rand -base64 32.',
      { ...worker, SECRET_KEY: '' },
    ],
    [
      'DATABASE_URL is required when ROLE is worker. Set it to the PostgreSQL that all servers share.',
      { ...worker, DATABASE_URL: '', HOST: '0.0.0.0' },
    ],
    [
      'PUBLIC_URL is required when ROLE is worker. Set it to the address of all servers together, for example PUBLIC_URL=https://widgets.example.com.',
      { ...worker, PUBLIC_URL: '' },
    ],
    ["WEB_KEY can't be set when ROLE is worker. Remove it, or set ROLE=web.", { ...worker, WEB_KEY: webKey }],
    ["WEB_KEY can't be set when ROLE is all. Remove it, or set ROLE=web.", { WEB_KEY: webKey }],
    ["SANDBOX can't be on when ROLE is worker. Remove it, or set ROLE=all.", { ...worker, SANDBOX: 'on' }],
  ])('OWN-01 OWN-02 OWN-20 %s', (sentence, variables) => {
    expect(problemsOf(variables as Record<string, string>)).toEqual([sentence]);
  });

  const credentials = Object.keys(providerSettings).filter((name) => !name.endsWith('_API_URL'));
  it.each([
    ...credentials,
    ...['MESSENGER_APP_SECRET', 'MESSENGER_VERIFY_TOKEN', 'MESSENGER_PAGE_TOKENS'],
    ...['PROVIDER_ACCOUNTS', 'PROVIDER_DAILY_PARTS', 'MAIL_URL'],
  ])('OWN-02 OWN-20 C50 a web server refuses %s and says where it belongs', (name) => {
    expect(problemsOf({ ...web, [name]: 'smtp://hunter2' })).toContain(
      `${name} can't be set when ROLE is web. Remove it here and set it where ROLE is worker.`,
    );
    expect(problemsOf({ ...web, [name]: 'smtp://hunter2' }).join()).not.toContain('hunter2');
  });
});
