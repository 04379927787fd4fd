import type * as lists from '../constants/lists';
import type { RuntimeType } from '../widget/widgetTypes';

/** The version label of every impression. [EVT-01, PIX-22] */
export const eventVersion = '1.0';

/** Default currency of a money event. [PIX-20] */
export const defaultCurrency = 'USD';

/** Names of events sent through `logEvent`. */
export const eventNames = {
  impression: 'impression',
  newPixelSession: 'new_pixel_session',
  auth: 'auth',
  omnichatPrefix: 'omnichat_',
  pageVerdicts: 'page_verdicts',
} as const;

/** A widget was shown. [EVT-01, A-91] */
export type ImpressionPayload = {
  widget_id: string;
  widget_type: RuntimeType;
  guid: string;
  hash: string;
  timestamp: number;
  version: typeof eventVersion;
};

export type OmnichatEventName = (typeof lists.omnichatEvents)[number];

/** Something happened in the omnichat; only a click names its channel. [EVT-02, EVT-03, EVT-04] */
export type OmnichatPayload = {
  widget_id: string;
  user_agent: string;
  channelType?: (typeof lists.contactChannels)[number];
};

/** One page view: for each widget that was not shown, the first rule that said no, and what happened to the others. [OWN-11, DISP-22] */
export type PageVerdictsPayload = {
  first_no: Record<string, (typeof lists.countedRules)[number]>;
  counts: Record<string, Partial<Record<(typeof lists.countedKinds)[number], number>>>;
};
