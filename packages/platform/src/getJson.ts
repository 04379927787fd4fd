import { requestJson } from './requestJson';

/** Sends a GET and parses the JSON answer; only status 200 resolves. [NET-09, ERR-02] */
export function getJson(url: string): Promise<unknown> {
  return requestJson('GET', url);
}
