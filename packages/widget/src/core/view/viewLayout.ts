import type { lists, RuntimeType, TypeWithout, Widget } from '@beckon/contract';
import { hasPlugin } from '../conditions/hasPlugin';
import type { Instance, State } from '../State';
import { messengerLink } from '../writing/channelLink';
import { cleanGreeting } from '../writing/cleanGreeting';
import { refOf } from '../writing/refOf';
import type { BodyView } from './BodyView';
import { inkOn } from './inkOn';
import type { OmnichatView } from './OmnichatView';
import { safeUrl } from './safeUrl';
import type { BackgroundView, CardView } from './View';
import { viewBody } from './viewBody';
import { mediaPlace, viewBackground, viewMedia } from './viewMedia';
import { viewOmnichat } from './viewOmnichat';

/** The layouts that show more or less than a card. */
type OwnLayout =
  /** A strip at an edge of the page. [BAR-01…07] */
  | {
      layout: 'bar';
      edge: 'top' | 'bottom';
      canClose: boolean;
      pushesPage: boolean;
      sticks: boolean;
      logo: string | undefined;
      title: string;
      body: BodyView;
    }
  | { layout: 'slideIn'; dock: (typeof lists.slideInPlacements)[number]; card: CardView }
  | { layout: 'takeover'; card: CardView; background: BackgroundView }
  /** Only the form: a button widget, or a checkbox in a form of the host. [EMB-03, CHK-05] */
  | { layout: 'bare'; body: BodyView }
  /** A card in the page's own text; its width is a CSS value. [EMB-01, EMB-02] */
  | { layout: 'box'; card: CardView; width: string }
  /** A full page. [EMB-05] */
  | { layout: 'landing'; card: CardView; background: BackgroundView | undefined }
  /** A bubble that leads to the messenger where the chat plugin can't be shown. [CCHAT-06] */
  | { layout: 'launcher'; color: string; ink: string; greeting: string; url: string }
  /** The chat plugin draws itself; it only needs an element. */
  | { layout: 'chatPlugin' }
  | ({ layout: 'omnichat' } & OmnichatView);

type Make = (state: State, instance: Instance, widget: Widget) => OwnLayout;

const bare: Make = (...given) => ({ layout: 'bare', body: viewBody(...given) });

/** The types that have such a layout. [BAR-01…06, OVL-01, OVL-05, EMB-01, EMB-03, EMB-05, CCHAT-06] */
const makers = {
  bar: (...given) => {
    const { main } = given[2].data;
    return {
      layout: 'bar',
      edge: main.barPlacement,
      canClose: main.allowHide,
      pushesPage: main.pushPage,
      sticks: main.stickWithScroll,
      logo: safeUrl(main.image.img_big),
      title: main.title,
      body: viewBody(...given),
    };
  },
  slide_in: (...given) => ({
    layout: 'slideIn',
    dock: given[2].data.main.slideInPlacement,
    card: viewCard(...given),
  }),
  page_takeover: (...given) => ({
    layout: 'takeover',
    card: { ...viewCard(...given), media: undefined },
    background: viewBehind(given[1], given[2]),
  }),
  button: bare,
  checkbox: bare,
  box: (...given) => ({ layout: 'box', card: viewCard(...given), width: boxWidth(given[2]) }),
  landing: (...given) => {
    const card = viewCard(...given);
    return given[2].data.main.pageTemplate === 'mediaBackground'
      ? { layout: 'landing', card: { ...card, media: undefined }, background: viewBehind(given[1], given[2]) }
      : { layout: 'landing', card, background: undefined };
  },
  customer_chat: (state, { id, isGreeting }, { data: { setup } }) => {
    if (hasPlugin(state, id)) return { layout: 'chatPlugin' };
    const color = setup.colors.theme ?? messengerBlue;
    return {
      layout: 'launcher',
      color,
      ink: inkOn(color),
      greeting: isGreeting ? cleanGreeting(setup.loggedOutGreeting || setup.loggedInGreeting) : '',
      url: messengerLink(state, refOf(state, id).ref),
    };
  },
  omnichat: (...given) => ({ layout: 'omnichat', ...viewOmnichat(...given) }),
} satisfies Partial<Record<RuntimeType, Make>> & Record<TypeWithout<'card'>, Make>;

/** Every other type shows a card and nothing else, in a layout of its own name. [OVL-02] */
type CardType = Exclude<RuntimeType, keyof typeof makers>;
export type Layout = OwnLayout | { [Type in CardType]: { layout: Type; card: CardView } }[CardType];

/** What a widget shows besides its frame. [CARD-01] */
export function viewLayout(...given: Parameters<Make>): Layout {
  const type = given[2].widget_type;
  const make: Make | undefined = makers[type as keyof typeof makers];
  return make ? make(...given) : { layout: type as CardType, card: viewCard(...given) };
}

const messengerBlue = '#0084ff';

/** Text, picture and form of a widget. [CARD-01, CARD-02, CARD-03, CARD-04, CARD-06] */
function viewCard(state: State, instance: Instance, widget: Widget): CardView {
  const { main } = widget.data;
  return {
    title: main.title,
    description: main.showDescription ? main.desc : '',
    media: viewMedia(main),
    mediaPlace: mediaPlace(main),
    variant: main.cardVariant,
    bodyPlace: main.checkboxPosition,
    body: viewBody(state, instance, widget),
  };
}

/** The background behind the text; after the opt-in that of the submitted state, if it has one. [LAY-04, OVL-05, MEDIA-07] */
function viewBehind({ submitted: isDone }: Instance, { data: { main, submitted } }: Widget): BackgroundView {
  const before = viewBackground(main);
  if (!isDone) return before;
  // Its picture or video is in the message.
  const after = viewBackground({ ...submitted, mediaType: undefined, image: {} });
  return { media: after.media ?? before.media, layer: after.layer ?? before.layer };
}

/** As wide as its container, or as configured. [EMB-01] */
function boxWidth({ data: { main } }: Widget): string {
  return main.fitContainer || !main.width ? '100%' : `${main.width.value}${main.width.unit}`;
}
