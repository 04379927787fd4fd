import { limits } from '@beckon/contract';
import type { Instance } from '../State';

/** The payload of an instance as a call carries it: not at all where there is none, and no longer than it is taken. [NET-01, NET-04, A-60] */
export function payloadField({ refPayload }: Instance): { payload?: string } {
  return refPayload === '' ? {} : { payload: refPayload.slice(0, limits.payloadCharacters) };
}
