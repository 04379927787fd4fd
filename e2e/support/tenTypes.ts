import type { Channel, RuntimeType } from '@beckon/contract';
import type { Product } from './openProduct';

/** The widget id of each type on a page with all of them. */
export const idOf: Record<RuntimeType, number> = {
  bar: 101,
  slide_in: 102,
  modal: 103,
  page_takeover: 104,
  button: 105,
  box: 106,
  landing: 107,
  customer_chat: 108,
  checkbox: 109,
  omnichat: 110,
};

/** All ten types. */
export const tenTypes = Object.keys(idOf) as RuntimeType[];

/** The channel of a type here: SMS wherever possible. */
export const channelOf: Record<RuntimeType, Channel> = {
  bar: 'sms',
  slide_in: 'sms',
  modal: 'sms',
  page_takeover: 'sms',
  button: 'fb',
  box: 'sms',
  landing: 'sms',
  customer_chat: 'fb',
  checkbox: 'fb',
  omnichat: 'omni',
};

/** The address at which the chat's bubble replaces all other overlays: it shares a corner with the omnichat's. */
export const chatPath = '/chat';

const elsewhere = { setup: { urlBlacklist: [`*${chatPath}`] } };

/** What makes a type show itself at once, and its position so that none covers another. */
const ownData: Partial<Record<RuntimeType, Record<string, object>>> = {
  bar: elsewhere,
  slide_in: { main: { slideInPlacement: 'lb' }, ...elsewhere },
  modal: elsewhere,
  page_takeover: elsewhere,
  customer_chat: {
    setup: { urlWhitelist: [`*${chatPath}`], loggedOutGreeting: 'Ask us', loggedInGreeting: 'Ask us' },
  },
  omnichat: {
    ...elsewhere,
    channels: {
      enable_facebook: true,
      enable_sms: true,
      enable_whatsapp: true,
      enable_email: true,
      whatsapp_id: '+14155552671',
      whatsapp_prefill: 'Hello',
      email_to: 'shop@fernandfig.example',
    },
  },
};

/** A widget of this type; `data` adds to its sections. */
export function widgetOf(
  type: RuntimeType,
  data: Record<string, object> = {},
  { id = idOf[type], channel = channelOf[type] }: { id?: number; channel?: Channel } = {},
): object {
  const own = ownData[type] ?? {};
  const shown = { title: `Join by ${type}`, desc: 'News', whenDisplay: ['immediately', null] };
  const sections: Record<string, object> = { main: { ...shown, showAgain: ['always', null] } };
  for (const name of new Set([...Object.keys(own), ...Object.keys(data)]))
    sections[name] = { ...sections[name], ...own[name], ...data[name] };
  return { widget_id: id, widget_type: type, channel, name: `${type} ${id}`, data: sections };
}

/** An account that has every channel; nothing is requested from the messenger. What is stored for it appears on no sample page. */
export const fullAccount = {
  pageId: 1100,
  fb_page_id: '900',
  page_name: 'Fern & Fig',
  widget_phone: '+14155552671',
  sms_channel_connected: true,
  terms_url: 'https://fernandfig.example/terms',
  privacy_url: 'https://fernandfig.example/privacy',
};

/** An element that asks for a widget in the page's own text. */
export const embedOf = (type: 'button' | 'box' | 'checkbox', id = idOf[type]): string =>
  `<section class="mcwidget-${type === 'checkbox' ? type : 'embed'}" data-widget-id="${id}"></section>`;

/** Elements for the three types that are in the page's own text. */
export const embeds = embedOf('button') + embedOf('box') + embedOf('checkbox');

/** An element that makes the page a landing page. */
export const landingPlace = `<main class="mcwidget-landing" data-widget-id="${idOf.landing}"></main>`;

/** Finds the element that a widget draws into. */
export const at = (type: RuntimeType): string => `[data-widget-id="${idOf[type]}"]`;

/** Adds the full account to the server: the sample account under another number. */
export const keepFullAccount = ({ sql }: Pick<Product, 'sql'>) => sql`
  insert into accounts
  select (jsonb_populate_record(sample, ${sql.json({ account_id: fullAccount.pageId, fb_page_id: '900', widget_phone: '+14155552699' })})).*
  from accounts sample where account_id = 1001`;

/** Adds the widgets to the server, which accepts numbers only for those that an owner has created. */
export async function keepWidgets({ sql }: Pick<Product, 'sql'>): Promise<void> {
  for (const type of tenTypes.filter((one) => channelOf[one] !== 'fb'))
    await sql`
      insert into widgets (account_id, widget_id, widget_type, channel, name)
      values (${fullAccount.pageId}, ${idOf[type]}, 'box', 'sms', ${type}) on conflict do nothing`;
}
