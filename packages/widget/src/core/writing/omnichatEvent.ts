import { eventNames, type OmnichatEventName, type Widget } from '@beckon/contract';
import type { Effect } from '../Effect';
import type { ContactChannel } from '../Event';
import type { State } from '../State';
import { logEvent } from './logEvent';

/** The order to log what happened in an omnichat; only a click names its channel. [EVT-02, EVT-03, EVT-04, A-61] */
export function omnichatEvent(
  state: State,
  widget: Widget | undefined,
  name: OmnichatEventName,
  channelType?: ContactChannel,
): Effect[] {
  if (!widget) return [];
  const payload = {
    widget_id: widget.widget_id,
    user_agent: state.browser.userAgent,
    ...(channelType ? { channelType } : {}),
  };
  return logEvent(state, `${eventNames.omnichatPrefix}${name}`, payload);
}
