import type { channels } from '../constants/lists';
import type { Pair } from './Pair';

type Channel = (typeof channels)[number];
type Sections = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Where a widget lives on a page: in its own element at the end of the body, or in one that the page provides. */
export type Place = 'overlay' | 'embed' | 'checkbox' | 'landing';

/** What a widget shows. */
type Feature =
  | 'title'
  /** A text below the title, with a picture or a video. */
  | 'card'
  /** There is room for the form beside the text. */
  | 'columns'
  /** The picture is next to the text. */
  | 'picture'
  /** The picture is behind the text. */
  | 'backdrop'
  /** A form or a link that visitors opt in with. */
  | 'form';

/** Everything that differs between types that pages draw. [ENT-02] */
export type TypeRow = {
  /** For owners, in the languages of the console. A new widget gets the English one. [OWN-06] */
  names: { en: string; es: string };
  place: Place;
  /** Its first layout; the file in `widget/src/ui/layouts` has the same name, capitalized. */
  layout: string;
  /** Everything else is rejected. [A-14, ENT-05] */
  channels: readonly Channel[];
  has: readonly Feature[];
  /** Only one of these is on screen at a time. [OPEN-18] */
  blocksPage?: true;
  /** When it opens by itself, unless its owner chooses otherwise. Without it, owners can't choose. [DEF-06, DEF-07, DEF-08] */
  rules?: { whenDisplay: Pair; showAgain: Pair; popupMessageWhenDisplay?: Pair };
  /** Defaults that only this type has; the rest are in the sections themselves. [DEF-11, DEF-19, DEF-20, DEF-21] */
  defaults?: Sections;
  /** Values that its owner's settings can't change. [DEF-09] */
  forced?: Sections;
};

/** What differs between kinds that need no page: where people find them. [ENT-03] */
export type KindRow = { names: TypeRow['names']; place: 'links' | 'ads' | 'comments' };

const always: Pair = ['always', null];
const immediately: Pair = ['immediately', null];
const onScroll = { whenDisplay: ['scroll', 30], showAgain: ['days', 3] } as const;
const bothChannels = ['fb', 'sms'] as const;

/**
 * The table of widget types, in the order in which owners see them. A new type is a row here; then the compiler asks for its layout and
 * its sample. Browsers never load it: the build replaces modules that import it with the values they export. [ENT-02]
 */
export const widgetTypes = {
  bar: {
    names: { en: 'Bar', es: 'Barra' },
    place: 'overlay',
    layout: 'bar',
    channels: bothChannels,
    has: ['title', 'form'],
    rules: onScroll,
  },
  slide_in: {
    names: { en: 'Slide-in', es: 'Panel deslizante' },
    place: 'overlay',
    layout: 'slideIn',
    channels: bothChannels,
    has: ['title', 'card', 'picture', 'form'],
    rules: onScroll,
  },
  modal: {
    names: { en: 'Modal', es: 'Ventana emergente' },
    place: 'overlay',
    layout: 'modal',
    channels: bothChannels,
    has: ['title', 'card', 'columns', 'picture', 'form'],
    blocksPage: true,
    rules: onScroll,
  },
  page_takeover: {
    names: { en: 'Page takeover', es: 'Pantalla completa' },
    place: 'overlay',
    layout: 'takeover',
    channels: bothChannels,
    has: ['title', 'card', 'columns', 'backdrop', 'form'],
    blocksPage: true,
    rules: onScroll,
  },
  button: {
    names: { en: 'Button', es: 'Botón' },
    place: 'embed',
    layout: 'bare',
    channels: ['fb'],
    has: ['form'],
  },
  box: {
    names: { en: 'Box', es: 'Recuadro' },
    place: 'embed',
    layout: 'box',
    channels: bothChannels,
    has: ['title', 'card', 'columns', 'picture', 'form'],
    defaults: { main: { width: { unit: 'px', value: 350 } } },
  },
  landing: {
    names: { en: 'Landing page', es: 'Página de destino' },
    place: 'landing',
    layout: 'landing',
    channels: bothChannels,
    has: ['title', 'card', 'columns', 'picture', 'backdrop', 'form'],
  },
  customer_chat: {
    names: { en: 'Customer chat', es: 'Chat con clientes' },
    place: 'overlay',
    layout: 'chatPlugin',
    channels: ['fb'],
    has: [],
    defaults: { setup: { minimized: 'opened', dialogDelay: 15 } },
    forced: { main: { whenDisplay: immediately, showAgain: always, showAgainIfClosed: always } },
  },
  checkbox: {
    names: { en: 'Checkbox', es: 'Casilla' },
    place: 'checkbox',
    layout: 'bare',
    channels: ['fb'],
    has: ['form'],
    defaults: { setup: { buttonSize: 'large', skin: 'light', pluginAlign: 'left' } },
  },
  omnichat: {
    names: { en: 'Chat bubble', es: 'Burbuja de chat' },
    place: 'overlay',
    layout: 'omnichat',
    channels: ['omni'],
    has: [],
    rules: { whenDisplay: immediately, showAgain: always, popupMessageWhenDisplay: immediately },
    defaults: { setup: { desktopFirstSeen: ['hidden', 15], mobileFirstSeen: ['hidden', 15] } },
  },
} as const satisfies Readonly<Record<string, TypeRow>>;

/** The kinds that are known by name and need no page. [ENT-03] */
export const otherTypes = {
  'ref-url': { names: { en: 'Messenger link', es: 'Enlace de Messenger' }, place: 'links' },
  ads: { names: { en: 'Ad', es: 'Anuncio' }, place: 'ads' },
  ads_json: { names: { en: 'Ad (JSON)', es: 'Anuncio (JSON)' }, place: 'ads' },
  feed_comment: { names: { en: 'Comment reply', es: 'Respuesta a comentarios' }, place: 'comments' },
  messenger_code: { names: { en: 'Messenger code', es: 'Código de Messenger' }, place: 'links' },
} as const satisfies Readonly<Record<string, KindRow>>;

/** A type that pages draw. [ENT-02] */
export type RuntimeType = keyof typeof widgetTypes;
/** A kind that needs no page. [ENT-03] */
export type OtherKind = keyof typeof otherTypes;
export type WidgetType = RuntimeType | OtherKind;
/** The types that don't show this. */
export type TypeWithout<Shown extends Feature> = {
  [Type in RuntimeType]: Shown extends (typeof widgetTypes)[Type]['has'][number] ? never : Type;
}[RuntimeType];

const rows: Readonly<Record<RuntimeType, TypeRow>> = widgetTypes;
const kinds: Readonly<Record<OtherKind, KindRow>> = otherTypes;

/** The types whose rows fit, in the order of the table. */
export function typesWith(fits: (row: TypeRow) => unknown): readonly RuntimeType[] {
  return (Object.keys(rows) as RuntimeType[]).filter((type) => fits(rows[type]));
}

/** One value of each row, by type; rows without it are left out. */
export function columnOf<Value>(read: (row: TypeRow) => Value): Readonly<Record<RuntimeType, Value>> {
  const values = Object.entries(rows).map(([type, row]) => [type, read(row)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Record<RuntimeType, Value>;
}

/** The same for what all kinds have. */
export function wideColumnOf<Value>(
  read: (row: TypeRow | KindRow) => Value,
): Readonly<Record<WidgetType, Value>> {
  const values = Object.entries({ ...rows, ...kinds }).map(([type, row]) => [type, read(row)]);
  return Object.fromEntries(values) as Record<WidgetType, Value>;
}
