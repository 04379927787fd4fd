import { type Channel, lists, type RuntimeType } from '@beckon/contract';
import { typesWith } from '@beckon/contract/widgetTypes';
import { channelOf } from './everyType';
import { encodedAddresses, evilAddresses, evilStyles, xssCorpus } from './xssCorpus';

/** One text with every payload in it: markup needs no separate field to be dangerous. */
export const all = xssCorpus.join('\n');
/** What one widget is filled with: its texts, its colors, and its addresses. */
export type Poison = { text: string; color: string; address: string };

/** The whole corpus, a payload in every field of a widget; the first widget has all of them in its texts. */
export const undiluted = (payloads: readonly string[]): Poison[] =>
  payloads.map((one, index) => ({ text: index === 0 ? all : one, color: one, address: one }));

/** How many have every payload in each of their texts: a type's widgets differ by channel, medium and template. */
const crowdedTexts = 6;

/** As few widgets as possible: every payload in every text, everything dangerous for styles in the colors, all addresses in links and media. */
export const mixed: readonly Poison[] = [...evilAddresses, ...encodedAddresses].map((address, index) => ({
  text: index < crowdedTexts ? all : (xssCorpus[index] ?? all),
  color: evilStyles[index % evilStyles.length] ?? '',
  address,
}));

const mediaTypes = ['image', 'gif', 'video'];
const media = ({ color, address }: Poison, index: number) => ({
  mediaType: mediaTypes[index % mediaTypes.length],
  image: { img_big: address, gif: address },
  videoLink: address,
  overlay: { enabled: true, overlayColor: color },
  backgroundImage: { img_big: address },
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

/** A type, the channels of its widgets in turn, and what they are filled with. */
export type Kind = {
  type: RuntimeType;
  channels: readonly Channel[];
  from: number;
  poisons: readonly Poison[];
  /** For a plugin: a button and a checkbox in turn. */
  hasCheckboxes?: boolean;
};

/** These types, which begin with another of their channels in turn. */
export const inTurn = (types: readonly string[]): Kind[] =>
  (types as RuntimeType[]).map((type, at) => {
    const channels = lists.channelsOf[type];
    return {
      type,
      channels: at % 2 ? channels.toReversed() : channels,
      from: 1000 * (at + 1),
      poisons: mixed,
    };
  });
/** The types that elements of this kind hold. */
export const kindsAt = (where: 'embed' | 'checkbox'): Kind[] =>
  typesWith(({ place }) => place === where)
    .toReversed()
    .map((type, at) => ({ type, channels: [channelOf[type]], from: 1500 + 500 * at, poisons: mixed }));

/** A widget with a payload in every text, color, address, medium and redirect. */
export const poisoned = (
  { type, channels, from, hasCheckboxes }: Kind,
  poison: Poison,
  index: number,
): object => {
  const { text, color, address } = poison;
  return {
    widget_id: from + index,
    widget_type: type,
    channel: channels[index % channels.length],
    name: text,
    sms_keyword: address,
    data: {
      main: {
        ...texts(text),
        popupMessageText: text,
        ...filled(['buttonBackground', 'chatBubble'], color),
        ...media(poison, index),
        colors: filled([...mainColors, ...smsColors], color),
        ...(hasCheckboxes && index % 2 ? { buttonType: 'checkbox' } : {}),
        pageTemplate: index % 2 ? 'mediaBackground' : 'simple',
        whenDisplay: ['immediately', null],
        showAgain: ['always', null],
      },
      submitted: {
        ...texts(text),
        ...media(poison, index),
        colors: filled(['background', 'headline', 'description', 'buttonBackground', 'buttonText'], color),
        redirectUrl: address,
      },
      actions: { opt_in_text: text, sequence: text },
      setup: {
        ...filled(['loggedInGreeting', 'loggedOutGreeting'], text),
        ...filled(['ref', 'ref_payload_field_id', 'skin', 'pluginAlign', 'buttonSize'], address),
        colors: { theme: color },
      },
      appearance: {
        ...filled(['greeting_headline', 'greeting_text'], text),
        colors: filled(['background', 'greetingHeadline', 'greetingText', 'legalText'], color),
      },
      channels: {
        ...filled(
          ['email_to', 'whatsapp_id', 'whatsapp_number', 'whatsapp_prefill', 'whatsapp_code'],
          address,
        ),
        ...Object.fromEntries(
          ['facebook', 'email', 'whatsapp', 'sms'].map((name) => [`enable_${name}`, true]),
        ),
      },
    },
  };
};
