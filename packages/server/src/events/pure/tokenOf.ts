import { eventNames } from '@beckon/contract';
import type { ParsedCall } from './parseEventCall';

/** The token in a call, if it identifies a person: that of a conversion, or the session data of an auth event. [NET-07, NET-08, PIX-10] */
export function tokenOf({ call, body }: ParsedCall): string | undefined {
  if (call !== 'logEvent') return body.token;
  if (body.event !== eventNames.auth) return undefined;
  return typeof body.session_data === 'string' ? body.session_data : '';
}
