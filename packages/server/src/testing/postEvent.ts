import { calls, type EventCall } from '@beckon/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { generateId } from '../database/index';

/** The body of a valid `logEvent`; parts can be replaced. */
export function buildEventBody(parts: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    app_id: '42',
    account_id: '1001',
    payload: null,
    event: 'viewed_plant',
    session_id: 'session-0123456789',
    session_data: null,
    external_id: null,
    b: false,
    event_id: generateId(),
    ...parts,
  };
}

/** Posts an event as a page on an authorized website does; headers can be replaced. */
export function postEvent(
  app: FastifyInstance,
  body: unknown = buildEventBody(),
  { call = 'logEvent', headers = {} }: { call?: EventCall; headers?: Record<string, string> } = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: calls[call].path,
    headers: {
      'content-type': 'application/json',
      origin: 'https://shop.example.com',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      ...headers,
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
