import { limits } from '@beckon/contract';
import { messengerLimits } from './messengerLimits';

/** Where a person came from: the widget, and where a page made the ref also the visit and the instance. [OWN-14, REF-02, REF-03] */
export type MessengerRef = { widgetId: number; sessionId: string; instanceId: string; payload: string };

const shape = /^w(\d{1,15})(?:_([A-Za-z0-9-]{8,128})_([A-Za-z0-9]{1,64})(.*))?$/s;
const linkShape = /^w(\d{1,15})(?:--(.*))?$/s;
/** An instance as pages name it: eight digits of chance, then a count. A payload may follow without anything between. [REF-04] */
const instanceShape = /^([0-9a-f]{8}\d+)(\D.*)$/s;
const beforePayload = '--';

/**
 * Reads a ref back into what it was built from; nothing when it is none. Links and codes carry the widget alone. Where a page
 * left the separator out, the payload begins where the instance can no longer go on. [REF-02, REF-03, REF-04, OMNI-09, A-58]
 */
export function readMessengerRef(ref: string): MessengerRef | undefined {
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
