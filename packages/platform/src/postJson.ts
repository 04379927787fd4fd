import { requestJson } from './requestJson';

/** POST of JSON, answered with JSON; only status 200 resolves. It outlives the page that sent it. [NET-09, ERR-03] */
export function postJson(url: string, body: unknown): Promise<unknown> {
  return requestJson('POST', url, {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    keepalive: true,
    // The full address of the page belongs to the consent record; the default policy would send the origin alone.
    referrerPolicy: 'no-referrer-when-downgrade',
  });
}
