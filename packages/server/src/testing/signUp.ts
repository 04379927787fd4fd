import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createSignInLink } from '../accounts/index';
import type { Role } from '../api/pure/index';
import type { TestApp } from './openTestApp';

const origin = 'http://localhost';
/** Everyone's password. */
export const password = 'correct horse battery';
const sampleAccountId = 1001;
let counter = 0;

/** A browser on a page of this server, signed in or not. */
export type Browser = {
  email: string;
  cookie: string;
  /** Calls the API as a page of this server does. */
  call: (method: string, path: string, body?: unknown) => Promise<LightMyRequestResponse>;
};

/** A browser with this cookie. */
export function openBrowser(app: FastifyInstance, cookie = '', email = ''): Browser {
  return {
    email,
    cookie,
    call: (method, path, body) =>
      app.inject({
        method: method as NonNullable<InjectOptions['method']>,
        url: `/api/v1${path}`,
        headers: {
          host: 'localhost',
          origin,
          'sec-fetch-site': 'same-origin',
          ...(cookie && { cookie }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
  };
}

/** A program with a key. */
export function openProgram(app: FastifyInstance, key: string): Browser {
  return {
    email: '',
    cookie: '',
    call: (method, path, body) =>
      app.inject({
        method: method as NonNullable<InjectOptions['method']>,
        url: `/api/v1${path}`,
        headers: { host: 'localhost', authorization: `Bearer ${key}` },
        ...(body === undefined ? {} : { payload: body as object }),
      }),
  };
}

/** The cookie that an answer sets, as a browser sends it back. */
export function cookieOf(answer: LightMyRequestResponse): string {
  return String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
}

/** The browser of the sample account's owner. */
export async function openSampleBrowser({ app, sql }: Pick<TestApp, 'app' | 'sql'>): Promise<Browser> {
  const link = (await createSignInLink(sql, sampleAccountId)) ?? '';
  return openBrowser(app, cookieOf(await app.inject({ url: link, headers: { host: 'localhost' } })));
}

/** Creates a new account and returns its owner's browser. */
export async function signUp(
  app: FastifyInstance,
  pageName = 'Moss & Co',
): Promise<Browser & { accountId: number }> {
  counter += 1;
  const email = `owner${counter}.${process.pid}@example.test`;
  const answer = await openBrowser(app).call('POST', '/sign-up', { email, password, pageName });
  if (answer.statusCode !== 201) throw new Error(`sign-up: ${answer.body}`);
  const { account } = answer.json<{ account: { accountId: number } }>();
  return { ...openBrowser(app, cookieOf(answer), email), accountId: account.accountId };
}

/** Adds a member with a role to an owner's account, through an accepted invitation. */
export async function addMember(app: FastifyInstance, owner: Browser, role: Role): Promise<Browser> {
  counter += 1;
  const email = `${role}${counter}.${process.pid}@example.test`;
  await owner.call('POST', '/members', { email, role });
  const mails = await openBrowser(app).call('GET', `/sandbox/mails?to=${encodeURIComponent(email)}`);
  const { body } = mails.json<{ mails: { body: string }[] }>().mails[0] ?? { body: '' };
  const [, token] = /#token=(\S+)/.exec(body) ?? [];
  const answer = await openBrowser(app).call('POST', '/invitations/accept', { token, password });
  return openBrowser(app, cookieOf(answer), email);
}
