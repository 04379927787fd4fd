import type { Channel, RuntimeType } from '@beckon/contract';
import { xssCorpus } from './xssCorpus';

/** One text with every payload in it: markup needs no field of its own to be dangerous. */
export const all = xssCorpus.join('\n');
const mediaTypes = ['image', 'gif', 'video'];
const media = (text: string, index: number) => ({
  mediaType: mediaTypes[index % mediaTypes.length],
  image: { img_big: text, gif: text },
  videoLink: text,
  overlay: { enabled: true, overlayColor: text },
  backgroundImage: { img_big: text },
});
const mainColors = [
  'background',
  'backgroundCheckbox',
  'headline',
  'description',
  'button',
  'buttonBackground',
];
const smsColors = ['buttonText', 'smsHeadline', 'smsDescription', 'smsLegalText'];
/** The same text under every name. */
export const filled = (names: readonly string[], text: string) =>
  Object.fromEntries(names.map((name) => [name, text]));
const texts = (text: string) =>
  filled(['title', 'desc', 'ctaText', 'optInButtonText', 'smsButtonText'], text);

/** A type, and the payloads that it gets: its first widget has all of them in every text. */
export type Kind = { type: RuntimeType; channel: Channel; from: number; payloads: readonly string[] };
/** A widget whose every text, colour, address, medium and redirect is this payload. */
export const poisoned = ({ type, channel, from }: Kind, text: string, index: number): object => ({
  widget_id: from + index,
  widget_type: type,
  channel,
  name: text,
  sms_keyword: text,
  data: {
    main: {
      ...texts(index === 0 ? all : text),
      ...filled(['buttonBackground', 'chatBubble', 'popupMessageText'], text),
      ...media(text, index),
      colors: filled([...mainColors, ...smsColors], text),
      pageTemplate: index % 2 ? 'mediaBackground' : 'simple',
      whenDisplay: ['immediately', null],
      showAgain: ['always', null],
    },
    submitted: {
      ...texts(index === 0 ? all : text),
      ...media(text, index),
      colors: filled(['background', 'headline', 'description', 'buttonBackground', 'buttonText'], text),
      redirectUrl: text,
    },
    actions: { opt_in_text: text, sequence: text },
    setup: {
      ...filled(['loggedInGreeting', 'loggedOutGreeting', 'ref', 'skin', 'pluginAlign'], text),
      colors: { theme: text },
    },
    appearance: {
      ...filled(['greeting_headline', 'greeting_text'], index === 0 ? all : text),
      colors: filled(['background', 'greetingHeadline', 'greetingText', 'legalText'], text),
    },
    channels: {
      ...filled(['email_to', 'whatsapp_id', 'whatsapp_prefill', 'whatsapp_code'], text),
      ...Object.fromEntries(['facebook', 'email', 'whatsapp', 'sms'].map((name) => [`enable_${name}`, true])),
    },
  },
});
