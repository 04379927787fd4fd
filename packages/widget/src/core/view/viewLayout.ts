import type { RuntimeType, Widget } from '@beckon/contract';
import { hasPlugin } from '../conditions/hasPlugin';
import type { Instance, State } from '../State';
import { messengerLink } from '../writing/channelLink';
import { cleanGreeting } from '../writing/cleanGreeting';
import { refOf } from '../writing/refOf';
import { inkOn } from './inkOn';
import { safeUrl } from './safeUrl';
import type { BackgroundView, CardView, Layout } from './View';
import { viewBody } from './viewBody';
import { mediaPlace, viewBackground, viewMedia } from './viewMedia';
import { viewOmnichat } from './viewOmnichat';

type Make = (state: State, instance: Instance, widget: Widget) => Layout;

const bare: Make = (...given) => ({ layout: 'bare', body: viewBody(...given) });

/** The layout of each type. [BAR-01…06, OVL-01, OVL-05, EMB-01, EMB-03, EMB-05, CCHAT-06] */
export const viewLayout: Record<RuntimeType, Make> = {
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
  modal: (...given) => ({ layout: 'modal', card: viewCard(...given) }),
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
};

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
