import { requestJson } from './requestJson';
import { writeJson } from './writeJson';

/** Sends JSON as a POST and parses the JSON answer; only status 200 resolves. It outlives its page. [NET-09, ERR-03] */
export function postJson(url: string, body: unknown): Promise<unknown> {
  return requestJson('POST', url, {
    body: writeJson(body),
    headers: { 'content-type': 'application/json' },
    keepalive: true,
    // The page is part of a consent record; its query and hash may contain secrets and are left out.
    referrer: `${location.origin}${location.pathname}`,
    referrerPolicy: 'no-referrer-when-downgrade',
  });
}
