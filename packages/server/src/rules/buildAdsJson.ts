import type { KindTool } from '@beckon/contract';
import { buildMessage } from './buildSendRequest';
import { buildToolRef } from './buildToolRef';

/**
 * What an owner pastes into the ad tool: the first message that who clicks the ad finds, with a button that makes them a
 * subscriber of this tool. [OWN-18, ENT-03, A-13]
 */
export function buildAdsJson({
  widget_id: widgetId,
  name,
  data: { main, actions, setup },
}: KindTool): string {
  const payload = buildToolRef({ widgetId: Number(widgetId), name: setup.ref });
  const text =
    [main.title, main.showDescription ? main.desc : ''].filter((one) => one !== '').join('\n\n') || name;
  const message = buildMessage({ text, buttons: [{ title: actions.opt_in_text, payload }] });
  return JSON.stringify({ message }, null, 2);
}
