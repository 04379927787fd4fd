/* Every widget that the gallery shows: type, template, channel and the states it can be in. */
import { widgetTypes } from './types.js';

const picture = { mediaType: 'image', image: { img_big: '/sites/art/shelf.svg' } };
const club = {
  title: 'Join the plant club',
  desc: 'Ten per cent off your first order, and a message when rare plants arrive. Two a month, no more.',
};
const arabic = {
  title: 'انضمّ إلى نادي النباتات',
  desc: 'خصم عشرة بالمئة على طلبك الأول، ورسالة عند وصول النباتات النادرة. رسالتان في الشهر لا أكثر.',
};
const sms = ['initial', 'error', 'loading', 'fallback', 'submitted'];
const fb = ['initial', 'loading', 'fallback', 'submitted'];
const checkbox = { buttonType: 'checkbox', prechecked: false, optInButtonText: 'Send me the code' };
const both = (name, main = {}, setup = {}) => [
  { name, channel: 'fb', main, setup, states: fb },
  { name, channel: 'sms', main, setup, states: sms },
];
const plain = (name, main = {}, setup = {}) => [{ name, channel: 'fb', main, setup, states: fb }];
const still = (name, main) => [{ name, channel: 'fb', main, setup: {}, states: ['initial'] }];
const background = {
  backgroundImage: { img_big: '/sites/art/glasshouse.svg' },
  overlay: { enabled: true, overlayColor: '#0b1424a6' },
};
/** A video behind the text; until it plays, and with reduced motion, the picture is shown. */
const moving = {
  gif: { ...background, mediaType: 'gif', image: { gif: '/sites/art/fireflies.gif' } },
  video: { mediaType: 'video', videoLink: 'https://youtu.be/M7lc1UVf-VE' },
  vimeo: { ...background, mediaType: 'video', videoLink: 'https://vimeo.com/76979871' },
};
const own = {
  background: '#1f3d2b',
  headline: '#ffffff',
  description: '#dfeee3',
  smsHeadline: '#ffffff',
  smsDescription: '#dfeee3',
  buttonBackground: '#f3c98b',
  buttonText: '#2b2015',
};
const channels = {
  enable_facebook: true,
  enable_sms: true,
  enable_whatsapp: true,
  enable_email: true,
  email_to: 'hello@fernandfig.example',
  whatsapp_id: '14155552671',
};

/** What every card can have: pictures in each place, each variant, and the owner's colors. */
const cards = [
  ...both('picture at the top', picture),
  ...both('words alone'),
  ...both('own colours', { ...picture, colors: own }),
  ...plain('checkbox below', checkbox),
  ...plain('checkbox beside', { ...checkbox, checkboxPosition: 'side' }),
  ...['after_title', 'bottom', 'left', 'right'].flatMap((place) =>
    still(`picture ${place.replace('_', ' ')}`, { ...picture, imagePlacement: place }),
  ),
  // Nothing is sent to the video's site until the visitor presses play.
  ...still('video at the top', { ...picture, ...moving.video }),
];
const variants = [
  ...both('wide, words alone', { cardVariant: 'wide' }),
  ...both('wide right, words alone', { cardVariant: 'wide_right' }),
];

/** The templates of types that need more than text and a form. */
const samples = {
  bar: [
    ...both('top, pushes the page', { pushPage: true, image: { img_big: '/sites/leaf.svg' } }),
    ...both('bottom', { barPlacement: 'bottom' }),
    ...plain('checkbox', { ...checkbox, pushPage: true }),
    ...both('own colours', { colors: own, pushPage: true, image: { img_big: '/sites/leaf.svg' } }),
    ...still('cannot be closed', { allowHide: false, pushPage: true }),
  ],
  slide_in: [
    ...cards,
    ...['lt', 'lm', 'lb', 'rt', 'rm'].flatMap((dock) => still(`dock ${dock}`, { slideInPlacement: dock })),
  ],
  modal: [...cards, ...variants],
  page_takeover: [
    ...both('picture under a colour', {
      ...background,
      colors: { headline: '#fff', description: '#e6e3d8' },
    }),
    ...both('picture without a colour', { backgroundImage: background.backgroundImage }),
    ...plain('moving picture', moving.gif),
    ...plain('video of YouTube', { ...background, ...moving.video }),
    ...still('video of Vimeo', moving.vimeo),
    ...both('no picture'),
    ...both('own colours', { colors: own }),
  ],
  button: ['s', 'm', 'l'].flatMap((size) => plain(`size ${size}`, { buttonSize: size })),
  box: [
    ...both('350 px', picture),
    ...both('as wide as its column', { ...picture, fitContainer: true }),
    ...both('own colours', { colors: own, fitContainer: true }),
    ...plain('checkbox', { ...checkbox, fitContainer: true }),
    ...both('picture beside', {
      ...picture,
      fitContainer: true,
      imagePlacement: 'right',
      cardVariant: 'wide',
    }),
  ],
  landing: [
    ...both('simple', picture),
    ...both('simple, wide', { ...picture, cardVariant: 'wide', imagePlacement: 'left' }),
    ...both('media background', {
      ...background,
      pageTemplate: 'mediaBackground',
      colors: { headline: '#fff', description: '#ece8da' },
    }),
    ...both('media background without a colour', {
      backgroundImage: background.backgroundImage,
      pageTemplate: 'mediaBackground',
    }),
    ...plain('moving picture', { ...moving.gif, pageTemplate: 'mediaBackground' }),
    ...plain('video of Vimeo', { ...moving.vimeo, pageTemplate: 'mediaBackground' }),
    ...still('video of YouTube', { ...background, ...moving.video, pageTemplate: 'mediaBackground' }),
  ],
  customer_chat: [
    {
      name: 'bubble with a greeting',
      channel: 'fb',
      main: {},
      setup: { loggedOutGreeting: 'Hello! A leaf looks wrong? Send us a photo.' },
      states: ['initial', 'fallback'],
    },
    {
      name: 'own colour, no greeting',
      channel: 'fb',
      main: {},
      setup: { colors: { theme: '#2f6b46' } },
      states: ['initial', 'fallback'],
    },
  ],
  checkbox: [
    ...plain('in a form of the page', checkbox),
    ...plain('centred, prechecked', { ...checkbox, prechecked: true }, { pluginAlign: 'center' }),
  ],
  omnichat: [
    { name: 'bubble and panel', channel: 'omni', main: {}, setup: {}, states: ['open', ...sms] },
    {
      name: 'own colours',
      channel: 'omni',
      main: { chatBubble: '#2f6b46' },
      setup: {},
      appearance: {
        colors: {
          background: '#1f3d2b',
          greetingHeadline: '#ffffff',
          greetingText: '#dfeee3',
          legalText: '#dfeee3',
        },
      },
      states: ['open', ...sms],
    },
    {
      name: 'one channel',
      channel: 'omni',
      main: { chatBubble: '#25d366' },
      setup: {},
      channels: { enable_whatsapp: true, whatsapp_id: '14155552671' },
      states: ['initial', 'open'],
    },
  ],
};

/** What every type can show. */
const plainest = both('words alone');

/** Every type of the table with its templates. */
export const types = Object.entries(widgetTypes).map(([type, { names, place, channels }]) => ({
  type,
  name: names.en,
  place,
  templates: samples[type] ?? plainest.filter(({ channel }) => channels.includes(channel)),
}));

/** The address of one picture of the gallery. */
export function frameAddress({ type, template, state, scheme = 'light', dir = 'ltr' }) {
  return `frame.html?${new URLSearchParams({ type, template: String(template), state, scheme, dir })}`;
}

/** The configuration that a page would have for it. */
export function configFor({ type, template, state, dir }) {
  const { channel, main, setup, appearance, channels: ways } = template;
  const data = {
    main: {
      ...(dir === 'rtl' ? arabic : club),
      ctaText: 'Send me the code',
      smsButtonText: 'Text me the code',
      whenDisplay: ['immediately', null],
      showAgain: ['always', null],
      ...main,
    },
    submitted: { title: 'Welcome to the club', desc: 'Your code is on its way.' },
    setup,
  };
  if (channel === 'omni') Object.assign(data, { channels: ways ?? channels, appearance });
  return {
    pageId: 1010,
    host: location.origin,
    page_name: 'Fern & Fig',
    fb_page_id: 'fernandfig.example',
    widget_phone: '+14155552671',
    sms_channel_connected: true,
    messenger_mode: 'link',
    // The plugin's fallback as these accounts have it: at once, and without contacting the messenger.
    is_eu_affected: channel === 'fb' && state === 'fallback',
    terms_url: 'https://fernandfig.example/terms',
    privacy_url: 'https://fernandfig.example/privacy',
    widgets: [{ widget_id: 1, widget_type: type, channel, name: 'Gallery', data }],
  };
}
