import { type Channel, lists, type RuntimeType } from '@beckon/contract';
import { columnOf, typesWith } from '@beckon/contract/widgetTypes';
import type { Product } from './openProduct';

/** Every type that pages draw. */
export const everyType = lists.runtimeTypes;
/** Overlays that visitors close before they can use the page. */
export const dialogs = typesWith(({ blocksPage }) => blocksPage);
const panelsWith = (hasCard: boolean): readonly RuntimeType[] =>
  typesWith(
    ({ place, has, blocksPage }) =>
      place === 'overlay' && has.includes('form') && !blocksPage && has.includes('card') === hasCard,
  );
/** Other overlays with a form. Cards come first: while one is open, the others are a layer below. */
export const panels = [...panelsWith(true), ...panelsWith(false)];
/** Types in the page's own text. */
export const embedded = typesWith(({ place }) => place === 'embed' || place === 'checkbox');

const firstId = 101;

/** The widget id of each type on a page with all of them. */
export const idOf = Object.fromEntries(everyType.map((type, index) => [type, firstId + index])) as Record<
  RuntimeType,
  number
>;

/** The channel of a type here: SMS wherever possible. */
export const channelOf = columnOf(
  ({ channels }): Channel => channels.find((one) => one === 'sms') ?? channels[0] ?? 'fb',
);

/** The address at which the chat's bubble replaces all other overlays: it shares a corner with the omnichat's. */
export const chatPath = '/chat';

const elsewhere = { setup: { urlBlacklist: [`*${chatPath}`] } };

/** What makes a type show itself at once, and its position so that none covers another. */
const ownData: Partial<Record<RuntimeType, Record<string, object>>> = {
  ...Object.fromEntries([...dialogs, ...panels].map((type) => [type, elsewhere])),
  slide_in: { main: { slideInPlacement: 'lb' }, ...elsewhere },
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
export const embedOf = (type: RuntimeType, id = idOf[type]): string =>
  `<section class="mcwidget-${lists.placeOf[type]}" data-widget-id="${id}"></section>`;

/** Elements for all types that are in the page's own text. */
export const embeds = embedded.map((type) => embedOf(type)).join('');

/** An element that makes the page a landing page. */
export const landingPlace = `<main class="mcwidget-landing" data-widget-id="${idOf.landing}"></main>`;

/** Finds the element that a widget draws into. */
export const at = (type: RuntimeType): string => `[data-widget-id="${idOf[type]}"]`;

/** Adds the full account to the server: the sample account under another number. */
export const insertFullAccount = ({ sql }: Pick<Product, 'sql'>) => sql`
  insert into accounts
  select (jsonb_populate_record(sample, ${sql.json({ account_id: fullAccount.pageId, fb_page_id: '900', widget_phone: '+14155552699' })})).*
  from accounts sample where account_id = 1001`;

/** Adds the widgets to the server, which accepts numbers only for those that an owner has created. */
export async function insertWidgets({ sql }: Pick<Product, 'sql'>): Promise<void> {
  for (const type of everyType.filter((one) => channelOf[one] !== 'fb'))
    await sql`
      insert into widgets (account_id, widget_id, widget_type, channel, name)
      values (${fullAccount.pageId}, ${idOf[type]}, 'box', 'sms', ${type}) on conflict do nothing`;
}
