import { buildSign, calls } from '@beckon/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

const session = 'session-0123456789';

/** The body of a valid call; parts can be replaced. */
export function buildPhoneBody(parts: Record<string, unknown> = {}): Record<string, unknown> {
  const { widget_id: widgetId = 5001, session_id: sessionId = session } = parts;
  const sign = { widgetId: String(widgetId), sessionId: String(sessionId), instanceId: 'instance1' };
  return {
    account_id: 1001,
    widget_id: 5001,
    phone_number: '+14155552671',
    session_id: session,
    widget_sign: buildSign(sign),
    ...parts,
  };
}

/** Posts a phone number as a page on an authorized website does; headers can be replaced. */
export function postPhone(
  app: FastifyInstance,
  body: unknown = buildPhoneBody(),
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: calls.createSubscriberByPhoneNumber.path,
    headers: {
      'content-type': 'application/json',
      origin: 'https://shop.example.com',
      referer: 'https://shop.example.com/plants/fern?utm=1#top',
      'user-agent': 'Test browser',
      ...headers,
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
