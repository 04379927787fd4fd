import { fieldsAfter as after } from './fieldsAfter';
import { fieldsContent as content } from './fieldsContent';
import { fieldsLook as look } from './fieldsLook';
import { fieldsOptIn as optIn } from './fieldsOptIn';
import { fieldsRules as rules } from './fieldsRules';

/** The settings of a widget: what the panels share, then one part for each of them. */
export const fields = {
  panels: {
    content: 'Content',
    look: 'Design',
    optIn: 'Opt-in',
    after: 'After opt-in',
    rules: 'When',
    where: 'Where',
    advanced: 'Advanced',
    languages: 'Languages',
  },
  groups: {
    media: 'Image or video',
    background: 'Background',
    colors: 'Colors',
    layout: 'Size and position',
    messages: 'Messages',
    messenger: 'Messenger',
    sms: 'Text messages',
    whatsapp: 'WhatsApp',
    email: 'Email',
  },
  options: {
    small: 'Small',
    medium: 'Medium',
    large: 'Large',
    light: 'Light',
    dark: 'Dark',
    left: 'Left',
    center: 'Center',
    right: 'Right',
    top: 'Top',
    bottom: 'Bottom',
  },
  /** What a control shows if its value isn't set and has no default. */
  unset: {
    color: 'Automatic',
    pair: 'Same as above',
  },
  /** Numbers with their unit. */
  amounts: {
    percent: '{n}%',
    pixels: '{n} px',
    seconds: '{n, plural, one {# second} other {# seconds}}',
  },
  problems: {
    quoted: '“{label}”',
    image: 'must be an image URL that starts with https://',
    url: 'must be a URL such as https://example.com/thanks',
    page: 'has “{entry}”, which isn’t a page. Start with /, as in /blog/*, or enter a full URL',
  },
  onlyPlugin: 'Only Messenger’s plugin uses this.',
  content,
  look,
  optIn,
  after,
  rules,
} as const;
