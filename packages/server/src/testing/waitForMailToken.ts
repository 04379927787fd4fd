import type { FastifyInstance } from 'fastify';
import { waitUntil } from '../database/testing/index';
import { openBrowser } from './signUp';

const mailMs = 10_000;

/** Waits for the newest email to an address with a link to this console page, and returns its token, other than a known one. */
export async function waitForMailToken(
  app: FastifyInstance,
  to: string,
  { page, not }: { page: 'reset' | 'invitation' | 'address'; not?: string },
): Promise<string> {
  const shape = new RegExp(`/console/${page}#token=(\\S+)`);
  let token: string | undefined;
  await waitUntil(async () => {
    const answer = await openBrowser(app).call('GET', `/sandbox/mails?to=${encodeURIComponent(to)}`);
    const { mails } = answer.json<{ mails: { body: string }[] }>();
    token = mails.map(({ body }) => shape.exec(body)?.[1]).find((one) => one !== undefined);
    return token !== undefined && token !== not;
  }, mailMs);
  if (token === undefined || token === not) throw new Error(`No email to ${to} links to ${page}.`);
  return token;
}
