import { type CallRequest, widgetCalls } from '@beckon/contract';
import { getJson, postJson } from '@beckon/platform';
import type { Bases } from '../core/writing/buildBackend';

/** Makes one of the widgets' calls with its method, base and path. [NET-01, NET-04, NET-05] */
export function createCalls(bases: () => Bases) {
  return <Name extends keyof typeof widgetCalls>(name: Name, body: CallRequest<Name>): Promise<unknown> => {
    const { method, base, path } = widgetCalls[name];
    const url = `${bases()[base]}${path}`;
    if (method === 'POST') return postJson(url, body);
    return getJson(`${url}?${new URLSearchParams(body as Record<string, string>)}`);
  };
}
