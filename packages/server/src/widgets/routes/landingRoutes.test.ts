import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { type Browser, signUp } from '../../testing/signUp';

let test: TestApp;
let [owner, other]: Browser[] = [];
beforeAll(async () => {
  test = await openTestApp();
  [owner, other] = [await signUp(test.app), await signUp(test.app)];
});
afterAll(() => test.close());

const make = async (who: Browser | undefined, type: string) => {
  const made = await who?.call('POST', '/widgets', { type, data: { main: { title: 'Spring sale' } } });
  const { widgetId } = made?.json<{ widgetId: number }>() ?? { widgetId: 0 };
  await who?.call('POST', `/widgets/${widgetId}/publish`, { revision: 1 });
  return `/widgets/${widgetId}/address`;
};
const visit = (path: string) => test.app.inject({ url: `/l/${path}`, headers: { host: 'localhost' } });
const see = async (slug: string) => (await visit(slug)).statusCode;
const follow = async (slug: string) => {
  const { statusCode, headers } = await visit(slug);
  return [statusCode, headers['location']];
};

it('OWN-19 sets, changes and removes the address of a landing page', async () => {
  const path = await make(owner, 'landing');
  // Once published, it must have an address: its name, until someone chooses another.
  const first = (await owner?.call('GET', path))?.json();
  expect([first.slug, await see(first.slug)]).toEqual([expect.stringMatching(/^[a-z]/), 200]);
  expect((await owner?.call('PUT', path, { slug: 'spring' }))?.json()).toEqual({
    slug: 'spring',
    url: 'http://localhost/l/spring',
  });
  expect(await see('spring')).toBe(200);
  expect((await owner?.call('PUT', path, { slug: 'summer' }))?.statusCode).toBe(200);
  expect([await see('spring'), await see('summer')]).toEqual([302, 200]);
  expect((await owner?.call('DELETE', path))?.statusCode).toBe(204);
  expect([await see('summer'), (await owner?.call('DELETE', path))?.statusCode]).toEqual([404, 404]);
  expect(await see('spring')).toBe(404);
});

it('OWN-19 every earlier address redirects to the current one, even after returning to an earlier one', async () => {
  const path = await make(owner, 'landing');
  const name = async (slug: string) => (await owner?.call('PUT', path, { slug }))?.statusCode;
  expect([await name('may'), await name('june'), await name('july')]).toEqual([200, 200, 200]);
  expect([await follow('may'), await follow('june')]).toEqual([
    [302, '/l/july'],
    [302, '/l/july'],
  ]);
  expect(await follow('may?utm_source=mail&mcp_token=x')).toEqual([
    302,
    '/l/july?utm_source=mail&mcp_token=x',
  ]);
  // A page opened before loads its script by the earlier name.
  expect(await see('may.js')).toBe(200);
  // No browser may remember a redirect: it may lead elsewhere tomorrow.
  expect((await visit('may')).headers['cache-control']).toBe('no-cache');
  expect(await name('may')).toBe(200);
  expect([await see('may'), await follow('july')]).toEqual([200, [302, '/l/may']]);
  expect((await owner?.call('GET', path))?.json().slug).toBe('may');
});

it('OWN-19 an earlier address can go to another page of the same account, but not to another account', async () => {
  const [one, two, foreign] = [
    await make(owner, 'landing'),
    await make(owner, 'landing'),
    await make(other, 'landing'),
  ];
  for (const slug of ['offer', 'offer-old']) await owner?.call('PUT', one, { slug });
  expect((await other?.call('PUT', foreign, { slug: 'offer' }))?.statusCode).toBe(409);
  expect((await owner?.call('PUT', two, { slug: 'offer-old' }))?.statusCode).toBe(409);
  expect((await owner?.call('PUT', two, { slug: 'offer' }))?.statusCode).toBe(200);
  expect([await see('offer'), await see('offer-old')]).toEqual([200, 200]);
});

it('OWN-19 two pages with the same name get two addresses, a draft has none, and a removed one stays removed', async () => {
  const named = async (who: Browser | undefined) => {
    const made = await who?.call('POST', '/widgets', { type: 'landing', name: 'Early bird' });
    const widgetId = made?.json().widgetId as number;
    const path = `/widgets/${widgetId}`;
    expect((await who?.call('GET', `${path}/address`))?.json().slug).toBe(null);
    await who?.call('POST', `${path}/publish`, { revision: 1 });
    return { path, slug: (await who?.call('GET', `${path}/address`))?.json().slug, widgetId };
  };
  const [one, two] = [await named(owner), await named(other)];
  expect([one.slug, two.slug]).toEqual(['early-bird', `early-bird-${two.widgetId}`]);
  await owner?.call('DELETE', `${one.path}/address`);
  const revision = (await owner?.call('GET', one.path))?.json().revision as number;
  await owner?.call('PATCH', one.path, { revision, data: { main: { title: 'Again' } } });
  await owner?.call('POST', `${one.path}/publish`, { revision: revision + 1 });
  expect((await owner?.call('GET', `${one.path}/address`))?.json().slug).toBe(null);
});

it('OWN-19 C01 a taken address stays with its page, and only landing pages have one', async () => {
  const [own, foreign, bar] = [
    await make(owner, 'landing'),
    await make(other, 'landing'),
    await make(owner, 'bar'),
  ];
  await owner?.call('PUT', own, { slug: 'taken-name' });
  const answer = await other?.call('PUT', foreign, { slug: 'taken-name' });
  expect([answer?.statusCode, answer?.json().code]).toEqual([409, 'conflict']);
  expect((await owner?.call('GET', own))?.json().slug).toBe('taken-name');
  expect((await owner?.call('PUT', bar, { slug: 'a-bar' }))?.statusCode).toBe(409);
  expect((await other?.call('PUT', own, { slug: 'mine-now' }))?.statusCode).toBe(404);
});

it.each(['', 'Spring', 'a b', '-a', 'a-', 'ä', 'a/b', '.'.repeat(3), 'x'.repeat(65)])(
  'OWN-19 C38 %j is not an address',
  async (slug) => {
    const path = await make(owner, 'landing');
    const answer = await owner?.call('PUT', path, { slug });
    expect([answer?.statusCode, answer?.json().fields?.[0]?.path]).toEqual([400, 'slug']);
  },
);

it('OWN-19 an address that was given up never leads to another account, but its own account can use it again', async () => {
  const [path, foreign] = [await make(owner, 'landing'), await make(other, 'landing')];
  await owner?.call('PUT', path, { slug: 'given-up' });
  await owner?.call('DELETE', path);
  const refused = await other?.call('PUT', foreign, { slug: 'given-up' });
  expect([refused?.statusCode, refused?.json().reason, await see('given-up')]).toEqual([
    409,
    'slug_taken',
    404,
  ]);
  expect((await owner?.call('PUT', path, { slug: 'given-up' }))?.statusCode).toBe(200);
  expect(await see('given-up')).toBe(200);
});

it('OWN-19 the address of a widget that was erased never leads to another account either', async () => {
  const [path, foreign] = [await make(owner, 'landing'), await make(other, 'landing')];
  await owner?.call('PUT', path, { slug: 'erased' });
  await test.sql`delete from widgets where widget_id = (select widget_id from landing_slugs where slug = 'erased')`;
  expect((await other?.call('PUT', foreign, { slug: 'erased' }))?.statusCode).toBe(409);
});
