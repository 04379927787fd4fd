import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ownerLimits } from '../../api/pure/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { openBrowser, password, signUp } from '../../testing/signUp';
import { testOwner } from '../../testing/testOwner';

const most = 5;
let test: TestApp;
let app: TestApp['app'];
beforeAll(async () => {
  test = await openTestApp();
  const signInsPerNet = { ...ownerLimits.signInsPerNet, most, windowS: 864_000 };
  app = await test.build({
    owner: { ...testOwner, limits: { ...ownerLimits, ...testOwner.limits, signInsPerNet } },
  });
});
afterAll(() => test.close());
beforeEach(() => test.sql`delete from attempts`);

/** Someone signs in, with what a browser kept from an earlier time. */
const signIn = (email: string, word: string, device = '') =>
  openBrowser(app, device).call('POST', '/sign-in', { email, password: word });
const statusOf = async (...sent: Parameters<typeof signIn>) => (await signIn(...sent)).statusCode;
/** What the browser keeps after someone has signed in. */
async function fetchDevice(email: string): Promise<string> {
  const cookies = [(await signIn(email, password)).headers['set-cookie']].flat().map(String);
  return cookies.find((cookie) => cookie.startsWith('beckon_device='))?.split(';')[0] ?? '';
}
let count = 0;
/** Each try has its own address and password. */
const guess = () => {
  count += 1;
  return signIn(`stranger${count}@example.test`, `long password no. ${count}`);
};
const useUpNetwork = async () => {
  for (let at = 0; at <= most; at += 1) await guess();
  expect((await guess()).statusCode).toBe(429);
};

it('OWN-01 strangers in an owner’s network do not keep the owner from signing in with a known browser', async () => {
  const owner = await signUp(test.app);
  const device = await fetchDevice(owner.email);
  await useUpNetwork();
  expect(await statusOf(owner.email, password)).toBe(429);
  expect(await statusOf(owner.email, password, device)).toBe(200);
  // Its cookie is only for that person: for others, the network counts.
  const other = await signUp(test.app);
  expect(await statusOf(other.email, password, device)).toBe(429);
});

it('OWN-01 sign-ins in a known browser do not use up the tries of its network', async () => {
  const owner = await signUp(test.app);
  const device = await fetchDevice(owner.email);
  for (let at = 0; at < most; at += 1) expect(await statusOf(owner.email, password, device)).toBe(200);
  const words = Array.from({ length: most - 1 }, (_, at) => statusOf(owner.email, `wrong no. ${at}`));
  // The first sign-in, without a cookie, counted.
  expect(new Set(await Promise.all(words))).toEqual(new Set([401]));
  expect((await guess()).statusCode).toBe(429);
});

it('OWN-01 C08 a known browser has a limit, too: of wrong passwords, and of sign-ins of its person', async () => {
  const owner = await signUp(test.app);
  const devices = [await fetchDevice(owner.email), await fetchDevice(owner.email)];
  const [one = '', other = ''] = devices;
  for (let at = 0; at < most; at += 1)
    expect(await statusOf(owner.email, password, devices[at % 2])).toBe(200);
  expect([await statusOf(owner.email, password, one), await statusOf(owner.email, password, other)]).toEqual([
    429, 429,
  ]);
  // With the real limit of a network, wrong passwords end it, and only in the browser that sent them.
  await test.sql`delete from attempts`;
  const send = (word: string, device: string) =>
    openBrowser(test.app, device).call('POST', '/sign-in', { email: owner.email, password: word });
  const words = Array.from({ length: 30 }, (_, at) => send(`long password no. ${at}`, one));
  const statuses = (await Promise.all(words)).map(({ statusCode }) => statusCode);
  const { most: mostWrong } = ownerLimits.signInsPerMail;
  expect(statuses.filter((status) => status === 401)).toHaveLength(mostWrong);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30 - mostWrong);
  expect([(await send(password, one)).statusCode, (await send(password, other)).statusCode]).toEqual([
    429, 200,
  ]);
});
