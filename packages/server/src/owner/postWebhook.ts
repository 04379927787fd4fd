import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { resolvePublic } from './resolvePublic';
import { isPublicAddress } from './rules/isPublicAddress';

const timeoutMs = 10_000;
const msPerS = 1000;
const firstError = 400;
const firstRedirect = 300;

/** What is posted, where, and signed by what. */
export type WebhookPost = {
  url: string;
  body: string;
  secret: string;
  deliveryId: string;
  event: string;
  allowsPrivate: boolean;
};

/** How it went: the status, or why there was none. */
export type WebhookResult = { isDelivered: boolean; status: number | null; error: string };

/** The signature of a body at a time: receivers take neither a changed body nor an old one. [OWN-15] */
export function signWebhook(secret: string, body: string, atS: number): string {
  return `t=${atS},v1=${createHmac('sha256', secret).update(`${atS}.${body}`).digest('hex')}`;
}

/**
 * Resolves a name to addresses of the internet alone. The check stands where the connection is made, so that a name which is
 * answered differently the second time gains nothing. [OWN-15]
 */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolvePublic(hostname).then(
    (open) => {
      const [first] = open;
      if (options.all) callback(null, open as never, 0);
      else callback(null, first.address, first.family);
    },
    (error: NodeJS.ErrnoException) => callback(error, '', 0),
  );
};

/** Posts one delivery. Redirects are not followed: they would lead past every check. [OWN-15] */
export async function postWebhook(post: WebhookPost): Promise<WebhookResult> {
  const { protocol, hostname } = new URL(post.url);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (!post.allowsPrivate && isIP(host) && !isPublicAddress(host)) {
    return { isDelivered: false, status: null, error: explain('EPRIVATE') };
  }
  const send = protocol === 'https:' ? requestHttps : requestHttp;
  const atS = Math.floor(Date.now() / msPerS);
  return await new Promise((resolve) => {
    const end = (status: number | null, error: string) =>
      resolve({ isDelivered: status !== null && status < firstRedirect, status, error });
    const outgoing = send(
      post.url,
      {
        method: 'POST',
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(post.allowsPrivate ? {} : { lookup: lookupPublic }),
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Length': Buffer.byteLength(post.body),
          'User-Agent': 'Beckon-Webhooks/1',
          'Beckon-Event': post.event,
          'Beckon-Delivery': post.deliveryId,
          'Beckon-Signature': signWebhook(post.secret, post.body, atS),
        },
      },
      (answer) => {
        const status = answer.statusCode ?? null;
        const isRedirect = status !== null && status >= firstRedirect && status < firstError;
        end(status, isRedirect ? 'redirects are not followed' : '');
        // What stands in the answer is of no interest, however long it is.
        answer.destroy();
      },
    );
    outgoing.on('error', (error: NodeJS.ErrnoException) => end(null, explain(error.code ?? error.name)));
    outgoing.end(post.body);
  });
}

/** Why there was no answer; nothing of the network inside is told. */
function explain(code: string): string {
  const reasons: Record<string, string> = {
    EPRIVATE: 'the address is not on the internet',
    ABORT_ERR: 'no answer in time',
    TimeoutError: 'no answer in time',
    ENOTFOUND: 'the host is not known',
    EAI_AGAIN: 'the host is not known',
    ECONNREFUSED: 'nobody listens there',
    ECONNRESET: 'the connection was cut',
  };
  return reasons[code] ?? 'the connection failed';
}
