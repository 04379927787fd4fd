import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './isPublicAddress';
import { resolvePublic } from './resolvePublic';
import type { WebhookError } from './shapes/WebhookShape';

const timeoutMs = 10_000;
const msPerS = 1000;
const firstError = 400;
const firstRedirect = 300;

/** What to post, where, and the key that signs it. */
export type WebhookPost = {
  url: string;
  body: string;
  secret: string;
  deliveryId: string;
  event: string;
  allowsPrivate: boolean;
};

/** The result: the status, or why there was none. */
export type WebhookResult = { isDelivered: boolean; status: number | null; error: WebhookError | '' };

/** The signature of a body at a time: receivers reject a changed body and an old one. [OWN-15] */
function signWebhook(secret: string, body: string, atS: number): string {
  return `t=${atS},v1=${createHmac('sha256', secret).update(`${atS}.${body}`).digest('hex')}`;
}

/**
 * Resolves a name only to public addresses. The check is part of the connection, so that a name which resolves differently
 * the second time gains nothing. [OWN-15]
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

/** Posts one delivery. Doesn't follow redirects: they would bypass every check. [OWN-15] */
export async function postWebhook(post: WebhookPost): Promise<WebhookResult> {
  const { protocol, hostname } = new URL(post.url);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (!post.allowsPrivate && isIP(host) && !isPublicAddress(host)) {
    return { isDelivered: false, status: null, error: 'private_address' };
  }
  const send = protocol === 'https:' ? requestHttps : requestHttp;
  const atS = Math.floor(Date.now() / msPerS);
  return await new Promise((resolve) => {
    const end = (status: number | null, error: WebhookResult['error']) =>
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
        end(status, isRedirect ? 'redirect' : '');
        // We ignore the content of the answer, however long it is.
        answer.destroy();
      },
    );
    outgoing.on('error', (error: NodeJS.ErrnoException) => end(null, explain(error.code ?? error.name)));
    outgoing.end(post.body);
  });
}

/** Why there was no answer; reveals nothing about the private network. */
function explain(code: string): WebhookError {
  const causes: Record<string, WebhookError> = {
    EPRIVATE: 'private_address',
    ABORT_ERR: 'timeout',
    TimeoutError: 'timeout',
    ENOTFOUND: 'unknown_host',
    EAI_AGAIN: 'unknown_host',
    ECONNREFUSED: 'refused',
    ECONNRESET: 'closed',
  };
  return causes[code] ?? 'failed';
}
