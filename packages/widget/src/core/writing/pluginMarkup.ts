import type { Account, Widget } from '@beckon/contract';
import { chatOptions } from './chatOptions';
import { sizeFor } from './sizeFor';

/** A plugin element: its class and its attributes, in the words of the messenger SDK. [REND-10, BOOT-09] */
export type PluginMarkup = { className: string; attributes: Record<string, string> };

type Given = { widget: Widget; account: Account; origin: string; ref: string; userRef: string };

/** What the SDK is to turn into a plugin for this widget. [CHK-03, CHK-04, CCHAT-01…03, DEF-13, DEF-17, CARD-07] */
export function pluginMarkup({ widget, account, origin, ref, userRef }: Given): PluginMarkup {
  const { main, setup } = widget.data;
  const page = { page_id: account.fb_page_id, messenger_app_id: account.appId };
  if (widget.widget_type === 'customer_chat') {
    return {
      className: 'fb-customerchat',
      attributes: { page_id: account.fb_page_id, ref, ...chatOptions(setup) },
    };
  }
  const wanted = sizeFor(widget, account);
  const size = pluginSizes[wanted] ?? wanted;
  if (widget.widget_type === 'checkbox' || main.buttonType === 'checkbox') {
    return {
      className: 'fb-messenger-checkbox',
      attributes: {
        ...page,
        origin,
        user_ref: userRef,
        // A box that was ticked for the visitor is no consent where European law applies.
        prechecked: String(main.prechecked && !account.is_eu_affected),
        allow_login: 'true',
        size,
        skin: setup.skin ?? main.skin,
        center_align: String(setup.pluginAlign === 'center'),
      },
    };
  }
  return {
    className: 'fb-send-to-messenger',
    attributes: {
      ...page,
      'data-ref': ref,
      color: main.skin === 'dark' ? 'white' : 'blue',
      size,
      cta_text: main.ctaText,
    },
  };
}

/** What the plugin calls our sizes; any other word is its own. [CARD-07] */
const pluginSizes: Record<string, string> = { s: 'standard', m: 'large', l: 'xlarge' };
