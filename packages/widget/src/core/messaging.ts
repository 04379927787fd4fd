import { callChat } from './behaviours/callChat';
import { checkOptIn, failOptIn, receiveOptIn, resumeChecks } from './behaviours/checkOptIn';
import { followSmsLink } from './behaviours/followSmsLink';
import { losePlugin } from './behaviours/losePlugin';
import { settleSdk } from './behaviours/settleSdk';
import { checkInstance, submitInstance } from './behaviours/submitInstance';
import type { Behaviours } from './createRing';

/** What follows where the way in leads out of the page: plugins and links, the wait for the opt-in, the customer chat. */
export const messaging = {
  'page.hidden': (state) => [{ ...state, isHidden: true }],
  'page.shown': resumeChecks,
  'instance.rendered': losePlugin,
  'sdk.settled': settleSdk,
  'instance.submitAsked': submitInstance,
  'instance.checked': checkInstance,
  'plugin.optedIn': (state, { id, at }) => {
    // A plugin may report the opt-in without the click before it.
    const [asked, ...orders] = submitInstance(state, { type: 'instance.submitAsked', id, at });
    const [next, ...more] = receiveOptIn(asked, { type: 'optIn.answered', id, hasOptedIn: true, at });
    return [next, ...orders, ...more];
  },
  'optIn.checkDue': checkOptIn,
  'optIn.answered': receiveOptIn,
  'optIn.failed': failOptIn,
  'smsLink.followed': followSmsLink,
  'chat.called': callChat,
} satisfies Partial<Behaviours>;
