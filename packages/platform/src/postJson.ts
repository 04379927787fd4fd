import { requestJson } from './requestJson';
import { writeJson } from './writeJson';

/** POST of JSON, answered with JSON; only status 200 resolves. It outlives the page that sent it. [NET-09, ERR-03] */
export function postJson(url: string, body: unknown): Promise<unknown> {
  return requestJson('POST', url, {
    body: writeJson(body),
    headers: { 'content-type': 'application/json' },
    keepalive: true,
    // The page belongs to the record of a consent; its query and hash may hold secrets and stay where they are.
    referrer: `${location.origin}${location.pathname}`,
    referrerPolicy: 'no-referrer-when-downgrade',
  });
}
