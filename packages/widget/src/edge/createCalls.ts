import { type CallName, type CallRequest, calls } from '@beckon/contract';
import { getJson, postJson } from '@beckon/platform';
import type { Bases } from '../core/writing/readBackend';

/** Makes one of the six calls with its own method, base and path. [NET-01, NET-04, NET-05, NET-06] */
export function createCalls(bases: () => Bases) {
  return <Name extends CallName>(name: Name, body: CallRequest<Name>): Promise<unknown> => {
    const { method, base, path } = calls[name];
    const url = `${bases()[base]}${path}`;
    if (method === 'POST') return postJson(url, body);
    return getJson(`${url}?${new URLSearchParams(body as Record<string, string>)}`);
  };
}
