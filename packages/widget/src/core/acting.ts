import { beginBubble, showNextIcon } from './behaviours/beginBubble';
import { callChat, tellNews } from './behaviours/callChat';
import { checkOptIn, failOptIn, receiveOptIn, resumeChecks } from './behaviours/checkOptIn';
import { closeInstance } from './behaviours/closeInstance';
import { fireTrigger } from './behaviours/fireTrigger';
import { leaveRoute } from './behaviours/leaveRoute';
import { losePlugin } from './behaviours/losePlugin';
import { openReady } from './behaviours/openReady';
import { reconcile } from './behaviours/reconcile';
import { clearErrors, failPhone, receivePhone, sendPhone } from './behaviours/sendPhone';
import { setPayload } from './behaviours/setPayload';
import { settleSdk } from './behaviours/settleSdk';
import { showEmbeds } from './behaviours/showEmbeds';
import { checkInstance, submitInstance } from './behaviours/submitInstance';
import { chooseChannel, closePopover, timeBubble, toggleBubble } from './behaviours/toggleBubble';
import { failSmsRef, receiveSmsRef, wantSmsRef } from './behaviours/wantSmsRef';
import { wishOpen } from './behaviours/wishOpen';
import type { Event, EventOf } from './Event';
import type { Outcome } from './Outcome';
import type { State } from './State';
import type { watching } from './watching';

/** Facts that mean more once something is drawn. */
type Shared = 'page.scanned' | 'route.changed' | 'page.shown' | 'instance.rendered' | 'trigger.fired';
/** Facts that every page follows alike, drawn or not. */
type Watched = Exclude<keyof typeof watching, Shared>;
type Acting = { [Type in Exclude<Event['type'], Watched>]: (state: State, event: EventOf<Type>) => Outcome };

/** What follows once something is drawn, or a host acts on a widget: this part arrives with the drawing. */
export const acting: Acting = {
  'page.scanned': reconcile,
  'route.changed': leaveRoute,
  'page.shown': resumeChecks,
  'instance.rendered': (state, event) => showEmbeds(losePlugin(state, event)),
  'sdk.settled': (state, event) => showEmbeds(settleSdk(state, event)),
  'instance.openAsked': (state, { id, flags, at }) => wishOpen(state, { id, flags, at }),
  'instance.closeAsked': (state, { id, manual, at }) => {
    const [closed, ...orders] = closeInstance(state, id, manual);
    // What waited behind it may come now.
    const [next, ...more] = openReady(closed, at);
    return [next, ...orders, ...more];
  },
  'instance.payloadSet': setPayload,
  'trigger.fired': fireTrigger,
  'instance.submitAsked': submitInstance,
  'instance.checked': checkInstance,
  'plugin.optedIn': (state, { id, at }) =>
    receiveOptIn(state, { type: 'optIn.answered', id, hasOptedIn: true, at }),
  'optIn.checkDue': checkOptIn,
  'optIn.answered': receiveOptIn,
  'optIn.failed': failOptIn,
  'phone.edited': clearErrors,
  'phone.submitted': sendPhone,
  'phone.answered': receivePhone,
  'phone.failed': failPhone,
  'smsRef.wanted': wantSmsRef,
  'smsRef.answered': receiveSmsRef,
  'smsRef.failed': failSmsRef,
  'bubble.mounted': beginBubble,
  'bubble.toggled': toggleBubble,
  'bubble.timed': timeBubble,
  'bubble.iconDue': showNextIcon,
  'channel.chosen': chooseChannel,
  'popover.closed': closePopover,
  'chat.called': callChat,
  'chat.newsDue': tellNews,
};
