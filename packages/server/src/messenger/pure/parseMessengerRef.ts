import { limits } from '@beckon/contract';
import { messengerLimits } from '../../messages/pure/index';

/** Where a person came from: the widget, and for refs made by a page also the visit and the instance. [OWN-14, REF-02, REF-03] */
export type MessengerRef = { widgetId: number; sessionId: string; instanceId: string; payload: string };

const shape = /^w(\d{1,15})(?:_([A-Za-z0-9-]{8,128})_([A-Za-z0-9]{1,64})(.*))?$/s;
const linkShape = /^w(\d{1,15})(?:--(.*))?$/s;
/** An instance as pages name it: eight random digits, then a count. A payload may follow without a separator. [REF-04] */
const instanceShape = /^([0-9a-f]{8}\d+)(\D.*)$/s;
const beforePayload = '--';

/**
 * Parses a ref into its parts; nothing if it isn't one. Links and codes contain only the widget. If a page left out the
 * separator, the payload begins where the instance ends. [REF-02, REF-03, REF-04, OMNI-09, A-58]
 */
export function parseMessengerRef(ref: string): MessengerRef | undefined {
  if (ref.length > messengerLimits.refCharacters) return undefined;
  const link = linkShape.exec(ref);
  if (link) return complete({ widget: link[1], session: '', instance: '', payload: link[2] ?? '' });
  const [, widget, session = '', instance = '', rest = ''] = shape.exec(ref) ?? [];
  if (rest.startsWith(beforePayload)) {
    return complete({ widget, session, instance, payload: rest.slice(beforePayload.length) });
  }
  const [, shorter = instance, more = ''] = instanceShape.exec(instance) ?? [];
  return complete({ widget, session, instance: shorter, payload: more + rest });
}

type Read = { widget: string | undefined; session: string; instance: string; payload: string };

function complete({ widget, session, instance, payload }: Read): MessengerRef | undefined {
  const widgetId = Number(widget);
  if (!Number.isSafeInteger(widgetId) || widgetId < 1) return undefined;
  return {
    widgetId,
    sessionId: session,
    instanceId: instance,
    payload: payload.slice(0, limits.payloadCharacters),
  };
}
