import { requestJson } from './requestJson';

/** GET, answered with JSON; only status 200 resolves. [NET-09, ERR-02] */
export function getJson(url: string): Promise<unknown> {
  return requestJson('GET', url);
}
