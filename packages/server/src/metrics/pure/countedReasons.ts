import { eventRefusals } from '../../events/pure/index';
import { refusalReasons } from '../../refusals/pure/index';

/** The reasons for which calls are rejected, by call; metrics have no others. [NET-12] */
export const countedReasons = {
  event: [...Object.keys(eventRefusals), 'limited', 'no_space'],
  opt_in: [...refusalReasons, 'unproven'],
  ref: ['website_not_allowed', 'widget_unknown', 'widget_paused', 'no_sender', 'too_many', 'no_space'],
  text: ['country_not_served', 'too_many'],
} as const satisfies Record<string, readonly string[]>;
export type CountedCall = keyof typeof countedReasons;
