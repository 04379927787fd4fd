import { generateSecret, hashSecret } from '../secrets/index';
import type { Operation, OwnerFixture } from './openOwnerFixture';
import { providerDouble } from './openProviderDouble';
import { addMember, type Browser, password } from './signUp';
import { waitForMailToken } from './waitForMailToken';

/** What a valid call needs: the body, and ids other than the usual ones. */
type ValidCall = { body?: Record<string, unknown>; ids?: Record<string, string> };
type Make = (fixture: OwnerFixture, who: Browser) => ValidCall | Promise<ValidCall>;

let count = 0;
const newMail = () => {
  count += 1;
  return `sound${count}.${process.pid}@example.test`;
};

const atRevision =
  (more: object = {}): Make =>
  async ({ owner, ids }) => {
    const { revision } = (await owner.call('GET', `/widgets/${ids['widgetId']}`)).json();
    return { body: { revision, ...more } };
  };

/** Makes an unpublished change. */
const changed: Make = async (fixture, who) => {
  const { body } = await atRevision({ data: { main: { title: 'sound' } } })(fixture, who);
  await fixture.owner.call('PATCH', `/widgets/${fixture.ids['widgetId']}`, body);
  return await atRevision()(fixture, who);
};

/** The token of an invitation to a new person. */
async function invite(fixture: OwnerFixture): Promise<string> {
  const email = newMail();
  await fixture.owner.call('POST', '/members', { email, role: 'viewer' });
  return await waitForMailToken(fixture.test.app, email, { page: 'invitation' });
}

const makeLanding: Make = async ({ owner }) => {
  const { widgetId } = (await owner.call('POST', '/widgets', { type: 'landing' })).json();
  count += 1;
  const body = { slug: `sound-${process.pid}-${count}` };
  return { body, ids: { widgetId: String(widgetId) } };
};

/** A number and a page belong to one account at a time. */
const freeProviders = ({ test: { sql } }: OwnerFixture) =>
  sql`update accounts set sms_provider = 'none', messenger_provider = 'none'`;

/** What a valid call needs, for every route that needs anything: a new route with a body needs a line here. */
const makers: Record<string, Make> = {
  'POST /messages/{messageId}/retry': async ({ test: { sql }, ids }) => {
    await sql`update outbox set state = 'failed' where message_id = ${ids['messageId'] ?? ''}`;
    return {};
  },
  'POST /sign-up': () => ({ body: { email: newMail(), password, pageName: 'New' } }),
  'POST /sign-in': (_, { email }) => ({ body: { email, password } }),
  'POST /session/account': ({ owner }) => ({ body: { accountId: owner.accountId } }),
  'DELETE /sessions/{sessionId}': async (_, who) => {
    const { sessions } = (await who.call('GET', '/sessions')).json();
    return { ids: { sessionId: sessions[0].sessionId } };
  },
  'POST /password/forgot': ({ owner }) => ({ body: { email: owner.email } }),
  'POST /password/reset': async (fixture) => {
    const { email } = fixture.owner;
    await fixture.people['nobody']?.call('POST', '/password/forgot', { email });
    const keep = [fixture.owner.accountId];
    return {
      body: { token: await waitForMailToken(fixture.test.app, email, { page: 'reset' }), password, keep },
    };
  },
  'POST /password/reset/accounts': async (fixture) => {
    const { email } = fixture.owner;
    await fixture.people['nobody']?.call('POST', '/password/forgot', { email });
    return { body: { token: await waitForMailToken(fixture.test.app, email, { page: 'reset' }) } };
  },
  'POST /session/address': async ({ test: { sql } }, { email }) => {
    const token = generateSecret();
    await sql`
      insert into mail_tokens (token_hash, purpose, user_id, expires_at)
      select ${hashSecret(token)}, 'proof', user_id, now() + interval '1 day' from users where email = ${email}`;
    return { body: { token } };
  },
  'POST /me/delete': async ({ test: { app }, owner }, who) => {
    // An account needs another owner before its owner can leave.
    if (who === owner) await addMember(app, owner, 'owner');
    return { body: { password } };
  },
  'POST /account/close': ({ owner: { accountId } }) => ({ body: { accountId, password } }),
  'POST /account/restore': async ({ owner }) => {
    await owner.call('POST', '/account/close', { accountId: owner.accountId, password });
    return {};
  },
  'POST /password/change': () => ({ body: { current: password, next: 'another long password' } }),
  'PATCH /members/{userId}': () => ({ body: { role: 'viewer' } }),
  'POST /members': () => ({ body: { email: newMail(), role: 'viewer' } }),
  'POST /invitations/look': async (fixture) => ({ body: { token: await invite(fixture) } }),
  'POST /invitations/accept': async (fixture) => ({ body: { token: await invite(fixture), password } }),
  'POST /keys': () => ({ body: { name: 'sound', scopes: ['figures:read'] } }),
  'POST /widgets': () => ({ body: { type: 'bar' } }),
  'POST /widgets/validate': () => ({ body: { type: 'bar', channel: 'sms', data: {} } }),
  'PATCH /widgets/{widgetId}': atRevision({ name: 'sound' }),
  'POST /widgets/{widgetId}/publish': changed,
  'POST /widgets/{widgetId}/discard': changed,
  'POST /widgets/{widgetId}/versions/{version}/restore': atRevision({ publish: true }),
  'POST /widgets/{widgetId}/restore': async ({ owner, ids }) => {
    await owner.call('DELETE', `/widgets/${ids['widgetId']}`);
    return {};
  },
  'PUT /widgets/{widgetId}/address': makeLanding,
  'DELETE /widgets/{widgetId}/address': async (fixture, who) => {
    const { body, ids } = await makeLanding(fixture, who);
    await fixture.owner.call('PUT', `/widgets/${ids?.['widgetId']}/address`, body);
    return { ids: ids ?? {} };
  },
  'PATCH /settings': () => ({ body: { pageName: 'Sound' } }),
  ...Object.fromEntries(
    Object.entries(providerDouble).map(([name, body]): [string, Make] => [
      `PUT /settings/connections/${name}`,
      async (fixture) => {
        await freeProviders(fixture);
        return { body };
      },
    ]),
  ),
  'DELETE /settings/connections/{name}': async (fixture) => {
    await freeProviders(fixture);
    await fixture.owner.call('PUT', '/settings/connections/twilio', providerDouble.twilio);
    return {};
  },
  'POST /settings/test-message': async ({ owner }) => {
    await owner.call('PATCH', '/settings', { smsProvider: 'sandbox' });
    count += 1;
    return { body: { channel: 'sms', to: `+1415556${1000 + count}` } };
  },
  'POST /numbers/export': () => ({ body: { phone: '+14155550123' } }),
  'POST /numbers/erase': () => ({ body: { phone: '+14155550123' } }),
  'POST /tokens': ({ ids }) => ({ body: { widgetId: Number(ids['widgetId']) } }),
  'POST /webhooks': () => ({ body: { url: 'https://example.com/sound' } }),
  'PATCH /webhooks/{webhookId}': () => ({ body: { isActive: false } }),
};

const queries: Record<string, string> = Object.fromEntries(
  ['/figures', '/rule-costs', '/events/outcomes', '/refusals'].map((path) => [
    path,
    '?from=2026-11-01&to=2026-11-02',
  ]),
);

/** The name of a route. */
export const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;

/** A valid call to a route, for anyone who may make it; creates what it needs first. */
export async function buildValidCall(
  fixture: OwnerFixture,
  operation: Operation,
  who: Browser,
): Promise<{ path: string; body: Record<string, unknown> | undefined }> {
  const { ids = {}, body } = (await makers[nameOf(operation)]?.(fixture, who)) ?? {};
  const all: Record<string, string> = { ...fixture.ids, ...ids };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => all[name] ?? 'missing');
  return { path: path + (queries[operation.path] ?? ''), body };
}
