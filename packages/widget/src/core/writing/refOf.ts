import type { State } from '../State';
import { buildRef } from './buildRef';

/** The ref and the `user_ref` of an instance in its current rendering. [REF-02, REF-03, REF-04, CHK-04, CHK-08] */
export function refOf({ instances, session, stored }: State, id: string): { ref: string; userRef: string } {
  const { widgetId = '', refPayload = '', renders = 0 } = instances[id] ?? {};
  const { sessionId } = session;
  const separator = stored.payloadExperiment ? '' : undefined;
  return {
    ref: buildRef({ widgetId, sessionId, instanceId: id, payload: refPayload, separator }),
    userRef: `${sessionId}-${id}-${renders}`,
  };
}
