import { hashSecret, makeSecret } from '../secrets/index';
import type { Operation, OwnerWorld } from './openOwnerWorld';
import { providerDouble } from './openProviderDouble';
import { readMailToken } from './readMailToken';
import { type Browser, password } from './signUp';

/** What a valid call needs: the body, and ids other than the usual ones. */
type Sound = { body?: Record<string, unknown>; ids?: Record<string, string> };
type Make = (world: OwnerWorld, who: Browser) => Sound | Promise<Sound>;

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
const changed: Make = async (world, who) => {
  const { body } = await atRevision({ data: { main: { title: 'sound' } } })(world, who);
  await world.owner.call('PATCH', `/widgets/${world.ids['widgetId']}`, body);
  return await atRevision()(world, who);
};

/** The token of an invitation to a new person. */
async function invite(world: OwnerWorld): Promise<string> {
  const email = newMail();
  await world.owner.call('POST', '/members', { email, role: 'viewer' });
  return await readMailToken(world.test.app, email, { page: 'invitation' });
}

const makeLanding: Make = async ({ owner }) => {
  const { widgetId } = (await owner.call('POST', '/widgets', { type: 'landing' })).json();
  count += 1;
  const body = { slug: `sound-${process.pid}-${count}` };
  return { body, ids: { widgetId: String(widgetId) } };
};

/** A number and a page belong to one account at a time. */
const freeProviders = ({ test: { sql } }: OwnerWorld) =>
  sql`update accounts set sms_provider = 'none', messenger_provider = 'none'`;

/** What a valid call needs, for every route that needs anything: a new route with a body needs a line here. */
const makers: Record<string, Make> = {
  'POST /sign-up': () => ({ body: { email: newMail(), password, pageName: 'New' } }),
  'POST /sign-in': (_, { email }) => ({ body: { email, password } }),
  'POST /session/account': ({ owner }) => ({ body: { accountId: owner.accountId } }),
  'DELETE /sessions/{sessionId}': async (_, who) => {
    const { sessions } = (await who.call('GET', '/sessions')).json();
    return { ids: { sessionId: sessions[0].sessionId } };
  },
  'POST /password/forgot': ({ owner }) => ({ body: { email: owner.email } }),
  'POST /password/reset': async (world) => {
    const { email } = world.owner;
    await world.people['nobody']?.call('POST', '/password/forgot', { email });
    const keep = [world.owner.accountId];
    return { body: { token: await readMailToken(world.test.app, email, { page: 'reset' }), password, keep } };
  },
  'POST /password/reset/accounts': async (world) => {
    const { email } = world.owner;
    await world.people['nobody']?.call('POST', '/password/forgot', { email });
    return { body: { token: await readMailToken(world.test.app, email, { page: 'reset' }) } };
  },
  'POST /session/address': async ({ test: { sql } }, { email }) => {
    const token = makeSecret();
    await sql`
      insert into mail_tokens (token_hash, purpose, user_id, expires_at)
      select ${hashSecret(token)}, 'proof', user_id, now() + interval '1 day' from users where email = ${email}`;
    return { body: { token } };
  },
  'POST /password/change': () => ({ body: { current: password, next: 'another long password' } }),
  'PATCH /members/{userId}': () => ({ body: { role: 'viewer' } }),
  'POST /members': () => ({ body: { email: newMail(), role: 'viewer' } }),
  'POST /invitations/look': async (world) => ({ body: { token: await invite(world) } }),
  'POST /invitations/accept': async (world) => ({ body: { token: await invite(world), password } }),
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
  'DELETE /widgets/{widgetId}/address': async (world, who) => {
    const { body, ids } = await makeLanding(world, who);
    await world.owner.call('PUT', `/widgets/${ids?.['widgetId']}/address`, body);
    return { ids: ids ?? {} };
  },
  'PATCH /settings': () => ({ body: { pageName: 'Sound' } }),
  ...Object.fromEntries(
    Object.entries(providerDouble).map(([name, body]): [string, Make] => [
      `PUT /settings/connections/${name}`,
      async (world) => {
        await freeProviders(world);
        return { body };
      },
    ]),
  ),
  'DELETE /settings/connections/{name}': async (world) => {
    await freeProviders(world);
    await world.owner.call('PUT', '/settings/connections/twilio', providerDouble.twilio);
    return {};
  },
  'POST /settings/test-message': async ({ owner }) => {
    await owner.call('PATCH', '/settings', { smsProvider: 'sandbox' });
    count += 1;
    return { body: { channel: 'sms', to: `+1415556${1000 + count}` } };
  },
  'POST /tokens': ({ ids }) => ({ body: { widgetId: Number(ids['widgetId']) } }),
  'POST /webhooks': () => ({ body: { url: 'https://example.com/sound' } }),
  'PATCH /webhooks/{webhookId}': () => ({ body: { isActive: false } }),
};

const queries: Record<string, string> = Object.fromEntries(
  ['/figures', '/rule-costs', '/events/outcomes'].map((path) => [path, '?from=2026-11-01&to=2026-11-02']),
);

/** The name of a route. */
export const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;

/** A valid call to a route, for anyone who may make it; creates what it needs first. */
export async function makeSound(
  world: OwnerWorld,
  operation: Operation,
  who: Browser,
): Promise<{ path: string; body: Record<string, unknown> | undefined }> {
  const { ids = {}, body } = (await makers[nameOf(operation)]?.(world, who)) ?? {};
  const all: Record<string, string> = { ...world.ids, ...ids };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => all[name] ?? 'missing');
  return { path: path + (queries[operation.path] ?? ''), body };
}
