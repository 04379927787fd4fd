import { beginBubble, showNextIcon } from './behaviours/beginBubble';
import { checkOptIn, failOptIn, receiveOptIn, resumeChecks } from './behaviours/checkOptIn';
import { closeInstance } from './behaviours/closeInstance';
import { fireTrigger } from './behaviours/fireTrigger';
import { followSmsLink } from './behaviours/followSmsLink';
import { handleChatCall } from './behaviours/handleChatCall';
import { handlePluginReport } from './behaviours/handlePluginReport';
import { leaveRoute } from './behaviours/leaveRoute';
import { openReady } from './behaviours/openReady';
import { reconcile } from './behaviours/reconcile';
import { removeOverlay } from './behaviours/removeOverlay';
import { requestOpen } from './behaviours/requestOpen';
import { receiveSmsRef, requestSmsRef } from './behaviours/requestSmsRef';
import { clearErrors, failPhone, receivePhone, sendPhone } from './behaviours/sendPhone';
import { setPayload } from './behaviours/setPayload';
import { settleSdk } from './behaviours/settleSdk';
import { showEmbeds } from './behaviours/showEmbeds';
import { start } from './behaviours/start';
import { checkInstance, submitInstance } from './behaviours/submitInstance';
import { chooseChannel, closePopover, timeBubble, toggleBubble } from './behaviours/toggleBubble';
import { changeInstance } from './changeInstance';
import type { Event, EventOf, Stamped } from './Event';
import type { Outcome } from './Outcome';
import type { State } from './State';
import { newerMemories } from './writing/newerMemories';
import { noticeFact, type PageFact } from './writing/noticeFact';
import { parseFlags } from './writing/parseFlags';

/** One behavior for every fact; a missing one is a compile error. */
type Behaviours = { [Type in Event['type']]: (state: State, event: EventOf<Type>) => Outcome };

const behaviours: Behaviours = {
  'app.started': start,
  'page.scanned': reconcile,
  'route.changed': leaveRoute,
  'page.scrolled': notice,
  'page.ticked': notice,
  'page.exitIntended': notice,
  'page.anchorReached': notice,
  'page.shown': resumeChecks,
  'session.renewed': (state, { widgets }) => [
    { ...state, session: { ...state.session, widgets: newerMemories(state.session.widgets, widgets) } },
  ],
  'instance.rendered': handlePluginReport,
  'instance.openAsked': (state, { id, flags, at }) =>
    requestOpen(state, { id, flags: parseFlags(flags), at }),
  'instance.closeAsked': (state, { id, manual }) => closeInstance(state, id, manual),
  'instance.repeatDue': (state, { id }) => [
    state.instances[id]?.isRemoved ? state : changeInstance(state, id, { shownOn: undefined }),
  ],
  'overlay.removed': removeOverlay,
  'instance.payloadSet': setPayload,
  'instance.submitAsked': submitInstance,
  'instance.checked': checkInstance,
  'trigger.fired': fireTrigger,
  'sdk.settled': settleSdk,
  'plugin.optedIn': (state, { id, at }) => {
    // A plugin may report the opt-in without a click before it.
    const [asked, ...orders] = submitInstance(state, { type: 'instance.submitAsked', id, at });
    const [next, ...more] = receiveOptIn(asked, { type: 'optIn.answered', id, hasOptedIn: true, at });
    return [next, ...orders, ...more];
  },
  'optIn.checkDue': checkOptIn,
  'optIn.answered': receiveOptIn,
  'optIn.failed': failOptIn,
  'phone.edited': clearErrors,
  'phone.submitted': sendPhone,
  'phone.answered': receivePhone,
  'phone.failed': failPhone,
  'smsRef.wanted': requestSmsRef,
  'smsRef.answered': receiveSmsRef,
  'smsLink.followed': followSmsLink,
  'bubble.mounted': beginBubble,
  'bubble.toggled': toggleBubble,
  'bubble.timed': timeBubble,
  'bubble.iconDue': showNextIcon,
  'channel.chosen': chooseChannel,
  'popover.closed': closePopover,
  'chat.called': handleChatCall,
};

/** The only way through the core: a fact changes the state and gives orders; then due overlays open, and embeds appear or hide by their rules. Pure. [DISP-23, EMB-07] */
export function step(state: State, event: Stamped): Outcome {
  const behave = behaviours[event.type] as (state: State, event: Stamped) => Outcome;
  const [behaved, ...orders] = behave(state, event);
  const [next, ...more] = showEmbeds(openReady(behaved, event.at));
  return [next, ...orders, ...more];
}

/** Something about the page has changed: remembers it. */
function notice(state: State, fact: PageFact): Outcome {
  const page = noticeFact(state.page, fact);
  return [page === state.page ? state : { ...state, page }];
}
