import type { EditorField } from './EditorField';
import { mediaFields } from './mediaFields';
import { typeSets } from './typeSets';

const { titled, cards, pictured, backdrops } = typeSets;

/** Words and pictures. [ENT-07, ENT-10, ENT-17, ENT-18] */
export const contentFields: readonly EditorField[] = [
  {
    path: 'main.title',
    panel: 'content',
    label: 'Headline',
    control: { kind: 'text', placeholder: 'What visitors get, in a few words' },
    types: [...titled, 'ads_json'],
  },
  {
    path: 'main.showDescription',
    panel: 'content',
    label: 'Show text under the headline',
    control: { kind: 'toggle' },
    types: [...cards, 'ads_json'],
  },
  {
    path: 'main.desc',
    panel: 'content',
    label: 'Text',
    control: { kind: 'area' },
    types: [...cards, 'ads_json'],
    when: { path: 'main.showDescription', is: [true] },
  },
  {
    path: 'appearance.greeting_headline',
    panel: 'content',
    label: 'Headline',
    control: { kind: 'text' },
    types: ['omnichat'],
  },
  {
    path: 'appearance.greeting_text',
    panel: 'content',
    label: 'Greeting',
    control: { kind: 'area' },
    types: ['omnichat'],
  },
  {
    path: 'main.popupMessageEnabled',
    panel: 'content',
    label: 'Show a message by the bubble',
    control: { kind: 'toggle' },
    types: ['omnichat'],
  },
  {
    path: 'main.popupMessageText',
    panel: 'content',
    label: 'Bubble message',
    isRequired: true,
    control: { kind: 'area' },
    types: ['omnichat'],
    when: { path: 'main.popupMessageEnabled', is: [true] },
  },
  {
    path: 'setup.loggedOutGreeting',
    panel: 'content',
    label: 'Greeting',
    help: 'Up to 80 characters. Shown to visitors who aren’t signed in to Messenger.',
    control: { kind: 'area' },
    types: ['customer_chat'],
  },
  {
    path: 'setup.loggedInGreeting',
    panel: 'content',
    label: 'Greeting when signed in',
    help: 'Up to 80 characters. Shown to visitors who are signed in to Messenger.',
    control: { kind: 'area' },
    types: ['customer_chat'],
  },
  {
    path: 'main.pageTemplate',
    panel: 'content',
    label: 'Layout',
    control: {
      kind: 'choice',
      options: [
        ['simple', 'Card'],
        ['mediaBackground', 'Background image'],
      ],
    },
    types: ['landing'],
  },
  {
    path: 'main.image.img_big',
    panel: 'content',
    label: 'Logo',
    help: 'Image URL. Shown before the headline.',
    control: { kind: 'address', isPicture: true },
    types: ['bar'],
  },
  ...mediaFields({
    section: 'main',
    panel: 'content',
    group: 'Image or video',
    types: [...pictured, 'page_takeover'],
    placed: pictured,
  }),
  {
    path: 'main.backgroundImage.img_big',
    panel: 'content',
    group: 'Background',
    label: 'Background image URL',
    control: { kind: 'address', isPicture: true },
    types: backdrops,
  },
  {
    path: 'main.overlay.enabled',
    panel: 'content',
    group: 'Background',
    label: 'Tint the background image',
    control: { kind: 'toggle' },
    types: backdrops,
  },
  {
    path: 'main.overlay.overlayColor',
    panel: 'content',
    group: 'Background',
    label: 'Tint color',
    control: { kind: 'color' },
    types: backdrops,
    when: { path: 'main.overlay.enabled', is: [true] },
  },
  {
    path: 'feed_comment_welcome.text',
    panel: 'content',
    label: 'Private reply',
    isRequired: true,
    help: 'Sent in Messenger to people who comment.',
    control: { kind: 'area' },
    types: ['feed_comment'],
  },
];
