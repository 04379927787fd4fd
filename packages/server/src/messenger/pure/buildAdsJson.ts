import { type OtherWidget, texts } from '@beckon/contract';
import { buildMessage } from './buildSendRequest';
import { buildWidgetRef } from './buildWidgetRef';

/**
 * The JSON that an owner pastes into the ad tool: the first message for people who click the ad, with a button that opts
 * them in to this widget. [OWN-18, ENT-03, A-13]
 */
export function buildAdsJson({
  widget_id: widgetId,
  name,
  data: { main, actions, setup },
}: OtherWidget): string {
  const payload = buildWidgetRef({ widgetId: Number(widgetId), name: setup.ref });
  const text =
    [main.title, main.showDescription ? main.desc : ''].filter((one) => one !== '').join('\n\n') || name;
  // The platform rejects a button without a title.
  const title = actions.opt_in_text.trim() || texts.subscribe;
  const message = buildMessage({ text, buttons: [{ title, payload }] });
  return JSON.stringify({ message }, null, 2);
}
