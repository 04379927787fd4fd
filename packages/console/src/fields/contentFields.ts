import { copy } from '../copy/copy';
import type { EditorField } from './EditorField';
import { mediaFields } from './mediaFields';
import { typeSets } from './typeSets';

const { titled, cards, pictured, backdrops } = typeSets;
const { content: texts, groups } = copy.fields;

/** Text and images. [ENT-07, ENT-10, ENT-17, ENT-18] */
export const contentFields: readonly EditorField[] = [
  {
    path: 'main.title',
    panel: 'content',
    label: texts.headline,
    control: { kind: 'text', placeholder: texts.headlineExample },
    types: [...titled, 'ads_json'],
  },
  {
    path: 'main.showDescription',
    panel: 'content',
    label: texts.showText,
    control: { kind: 'toggle' },
    types: [...cards, 'ads_json'],
  },
  {
    path: 'main.desc',
    panel: 'content',
    label: texts.text,
    control: { kind: 'area' },
    types: [...cards, 'ads_json'],
    when: { path: 'main.showDescription', is: [true] },
  },
  {
    path: 'appearance.greeting_headline',
    panel: 'content',
    label: texts.headline,
    control: { kind: 'text' },
    types: ['omnichat'],
  },
  {
    path: 'appearance.greeting_text',
    panel: 'content',
    label: texts.greeting,
    control: { kind: 'area' },
    types: ['omnichat'],
  },
  {
    path: 'main.popupMessageEnabled',
    panel: 'content',
    label: texts.showPopup,
    control: { kind: 'toggle' },
    types: ['omnichat'],
  },
  {
    path: 'main.popupMessageText',
    panel: 'content',
    label: texts.popup,
    isRequired: true,
    control: { kind: 'area' },
    types: ['omnichat'],
    when: { path: 'main.popupMessageEnabled', is: [true] },
  },
  {
    path: 'setup.loggedOutGreeting',
    panel: 'content',
    ...texts.loggedOut,
    control: { kind: 'area' },
    types: ['customer_chat'],
  },
  {
    path: 'setup.loggedInGreeting',
    panel: 'content',
    ...texts.loggedIn,
    control: { kind: 'area' },
    types: ['customer_chat'],
  },
  {
    path: 'main.pageTemplate',
    panel: 'content',
    label: texts.layout,
    control: {
      kind: 'choice',
      options: [
        ['simple', texts.layouts.simple],
        ['mediaBackground', texts.layouts.mediaBackground],
      ],
    },
    types: ['landing'],
  },
  {
    path: 'main.image.img_big',
    panel: 'content',
    ...texts.logo,
    control: { kind: 'address', isPicture: true },
    types: ['bar'],
  },
  ...mediaFields({
    section: 'main',
    panel: 'content',
    group: groups.media,
    types: cards,
    placed: pictured,
  }),
  {
    path: 'main.backgroundImage.img_big',
    panel: 'content',
    group: groups.background,
    label: texts.background.image,
    control: { kind: 'address', isPicture: true },
    types: backdrops,
  },
  {
    path: 'main.overlay.enabled',
    panel: 'content',
    group: groups.background,
    label: texts.background.tint,
    control: { kind: 'toggle' },
    types: backdrops,
  },
  {
    path: 'main.overlay.overlayColor',
    panel: 'content',
    group: groups.background,
    label: texts.background.tintColor,
    control: { kind: 'color' },
    types: backdrops,
    when: { path: 'main.overlay.enabled', is: [true] },
  },
  {
    path: 'feed_comment_welcome.text',
    panel: 'content',
    ...texts.privateReply,
    isRequired: true,
    control: { kind: 'area' },
    types: ['feed_comment'],
  },
];
