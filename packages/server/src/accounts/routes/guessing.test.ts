import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { cookieOf, openBrowser, signUp } from '../../testing/signUp';
import { testOwner } from '../../testing/testOwner';
import { waitForMailToken } from '../../testing/waitForMailToken';

let test: TestApp;
/** The same server with passwords that cost enough to measure, and without waiting. */
let slow: FastifyInstance;
beforeAll(async () => {
  test = await openTestApp();
  const limits = { ...testOwner.limits, signInsPerMail: { most: 100_000, windowS: 60 } } as never;
  const passwordWork = { costBits: 14, blockSize: 8, parallel: 1 };
  slow = await test.build({ owner: { ...testOwner, limits, passwordWork } });
});
afterAll(() => test.close());

const password = 'correct horse battery';
const nobody = (app = test.app) => openBrowser(app);
let count = 0;
const newMail = () => {
  count += 1;
  return `stranger${count}@example.test`;
};
const signIn = (email: string, app = test.app) =>
  nobody(app).call('POST', '/sign-in', { email, password: 'wrong' });
const join = (email: string, app = test.app, password = 'a third long password') =>
  nobody(app).call('POST', '/sign-up', { email, password, pageName: 'x' });

/** Everything an answer contains, except ids, times and the address itself. */
const tell = ({ statusCode, headers, body }: LightMyRequestResponse, email: string) => {
  const { date: _date, ...rest } = headers;
  return JSON.stringify([statusCode, rest, body])
    .replaceAll(email, 'MAIL')
    .replace(/beckon_session=[\w-]{43}/, 'COOKIE')
    .replace(/beckon_device=[\w-]{43}\.[\w-]{43}/, 'DEVICE')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replace(/\b\d{9}\b/g, 'NUMBER')
    .replace(/"(?:content-length|retry-after)":"?\d+"?/g, '');
};

describe('guessing', () => {
  it('OWN-01 C08 nothing reveals whether an address exists: not signing in, not signing up, not a reset', async () => {
    const { email: known } = await signUp(test.app);
    const proof = await waitForMailToken(test.app, known, { page: 'address' });
    for (const call of [
      signIn,
      join,
      (email: string) => nobody().call('POST', '/password/forgot', { email }),
    ]) {
      const unknown = newMail();
      const [one, other] = await Promise.all([call(known), call(unknown)]);
      expect(tell(one, known)).toBe(tell(other, unknown));
    }
    // Only an email tells its owner, who keeps what they have.
    const mailed = await waitForMailToken(test.app, known, { page: 'address', not: proof });
    expect(mailed).not.toBe(proof);
    const mails = (await nobody().call('GET', `/sandbox/mails?to=${known}`)).json().mails;
    expect(mails.map(({ subject }: { subject: string }) => subject)).toContain(
      'You already have a Beckon account',
    );
    const own = await nobody().call('POST', '/sign-in', { email: known, password });
    expect(own.json().accounts).toHaveLength(1);
    // A caller who knows the password isn't a stranger, and doesn't get a second account.
    const again = await nobody().call('POST', '/sign-up', { email: known, password, pageName: 'x' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'conflict']);
  });

  it('OWN-01 C08 nothing a stranger does with an account they created reveals it either', async () => {
    const { email: known } = await signUp(test.app);
    const [word, next] = ['a third long password', 'a fourth long password'];
    const watch = async (email: string) => {
      // Tries count for any address, no matter who tried: a recent try reveals nothing about it.
      await test.sql`delete from attempts`;
      const story: string[] = [];
      let browser = nobody();
      const step = async (method: string, path: string, body?: object) => {
        const answer = await browser.call(method, path, body);
        story.push(`${method} ${path} ${tell(answer, email)}`);
        if (cookieOf(answer) !== '') browser = openBrowser(test.app, cookieOf(answer));
      };
      const comeIn = (password: string) => step('POST', '/sign-in', { email, password });
      await step('POST', '/sign-up', { email, password: word, pageName: 'x' });
      await step('GET', '/session');
      await step('POST', '/sign-up', { email, password: word, pageName: 'x' });
      await step('POST', '/sign-out');
      await comeIn(word);
      await step('POST', '/password/change', { current: word, next });
      await comeIn(word);
      await comeIn(next);
      await step('POST', '/sign-up', { email, password: next, pageName: 'x' });
      // A successful try doesn't count for anyone: otherwise one right guess could clear nine wrong ones.
      for (let count = 0; count < 12; count += 1) await comeIn(next);
      for (let count = 0; count < 9; count += 1) await comeIn('wrong');
      return story;
    };
    const [one, other] = [await watch(known), await watch(newMail())];
    expect(one).toEqual(other);
    const statuses = one.map((line) => / \[(\d+)/.exec(line)?.[1]);
    expect(statuses.slice(0, 9)).toEqual(['201', '200', '409', '204', '200', '204', '401', '200', '409']);
    expect(new Set(statuses.slice(9, 21))).toEqual(new Set(['200']));
    expect(statuses.at(-1)).toBe('429');
  });

  it.each([
    ['signing in', signIn],
    ['signing up', join],
  ])('OWN-01 C08 %s takes the same time whether an address is known or not', async (_name, call) => {
    const known = (await signUp(slow)).email;
    const time = async (email: string) => {
      const started = performance.now();
      await call(email, slow);
      return performance.now() - started;
    };
    // Side by side, so that a busy machine delays both alike, and the median of many pairs. More pairs average out the noise;
    // work that only one of them has to do never comes out the same.
    const ratios: number[] = [];
    const middle = () => ratios.toSorted((one, other) => one - other)[ratios.length >> 1] ?? 0;
    while (ratios.length < 60 && !(ratios.length >= 9 && Math.abs(middle() - 1) < 0.1)) {
      const isFirst = ratios.length % 2 === 0;
      const [one, other] = [known, newMail()];
      const first = await time(isFirst ? one : other);
      const second = await time(isFirst ? other : one);
      ratios.push(isFirst ? first / second : second / first);
    }
    // Deriving a password for only one of them would make it a half, or a double.
    expect(middle()).toBeGreaterThan(0.75);
    expect(middle()).toBeLessThan(1.33);
  });

  it('OWN-01 C08 C73 ten tries in fifteen minutes, from any address and on any server', async () => {
    const owner = await signUp(test.app);
    const second = await test.build({});
    const tries = await Promise.all(
      // Each try has its own password: a caller who knows an earlier one gets a different answer from a stranger.
      Array.from({ length: 30 }, (_, at) =>
        [signIn, join][(at >> 1) % 2]?.(owner.email, at % 2 ? test.app : second, `long password no. ${at}`),
      ),
    );
    // Signing up was the first: it checks the password too, so it counts.
    const statuses = tries.map((answer) => answer?.statusCode ?? 0);
    expect(statuses.filter((status) => status === 401 || status === 201)).toHaveLength(9);
    expect(statuses.filter((status) => status === 429)).toHaveLength(21);
    const blocked = await nobody().call('POST', '/sign-in', { email: owner.email, password });
    expect(blocked.statusCode).toBe(429);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(blocked.headers['retry-after'])).toBeLessThanOrEqual(
      testOwner.limits?.signInsPerMail.windowS ?? 0,
    );
    // Each address has its own tries.
    const other = await signUp(test.app);
    expect((await nobody().call('POST', '/sign-in', { email: other.email, password })).statusCode).toBe(200);
  });

  it('OWN-01 strangers with wrong passwords do not lock an owner out of a browser in which they signed in before', async () => {
    const owner = await signUp(test.app);
    const send = (password: string, cookie = '') =>
      openBrowser(test.app, cookie).call('POST', '/sign-in', { email: owner.email, password });
    const cookies = [(await send(password)).headers['set-cookie']].flat().map(String);
    const device = cookies.find((cookie) => cookie.startsWith('beckon_device='))?.split(';')[0] ?? '';
    expect(device).toMatch(/^beckon_device=[\w-]{43}\.[\w-]{43}$/);
    const joined = await join(owner.email);
    const strangers = [joined.headers['set-cookie']].flat().map(String);
    const theirs = strangers.find((cookie) => cookie.startsWith('beckon_device='))?.split(';')[0] ?? '';
    expect([joined.statusCode, theirs]).toEqual([201, expect.stringMatching(/^beckon_device=/)]);
    for (let count = 0; count < 12; count += 1) await send('wrong');
    expect((await send(password)).statusCode).toBe(429);
    expect((await send(password, device)).statusCode).toBe(200);
    // A stranger's cookie for the same address is for their own password only.
    expect((await send(password, theirs)).statusCode).toBe(429);
    // It's for this person only, and has tries of its own.
    const other = await signUp(test.app);
    for (let count = 0; count < 12; count += 1)
      await openBrowser(test.app).call('POST', '/sign-in', { email: other.email, password: 'wrong' });
    const borrowed = await openBrowser(test.app, device).call('POST', '/sign-in', {
      email: other.email,
      password,
    });
    expect(borrowed.statusCode).toBe(429);
    expect((await send(password, `${device.slice(0, -2)}xx`)).statusCode).toBe(429);
    for (let count = 0; count < 12; count += 1) await send('wrong', device);
    expect((await send(password, device)).statusCode).toBe(429);
  });
});
