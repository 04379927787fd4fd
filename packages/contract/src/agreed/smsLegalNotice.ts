import * as texts from '../constants/texts';
import type { LegalWords } from '../widget/Widget';

/** What the legal notice consists of; the owner can add to what US law requires, never remove it. */
export type LegalInput = {
  pageName: string;
  termsUrl?: string | undefined;
  privacyUrl?: string | undefined;
  extra?: string | undefined;
  /** The widget's own text. */
  own?: string | undefined;
  /** European law applies: the widget's own text is all there is. */
  isEu?: boolean | undefined;
  /** In another language: the whole text, as the owner confirmed it. */
  words?: LegalWords | undefined;
};

/** Increased whenever a word of the notice changes, because each consent names its version. */
export const legalVersion = '1';

/** The notice under every SMS form: its sentences and their links. [SMS-11, A-45] */
export function smsLegalNotice({ pageName, termsUrl, privacyUrl, extra, own, isEu, words }: LegalInput): {
  text: string;
  links: { label: string; url: string }[];
} {
  const sentences = isEu
    ? []
    : [
        `By subscribing, you agree to receive autodialed personal and marketing text messages from ${pageName.trim() || 'us'} at the number you give.`,
        'Consent is not required for purchase.',
        'Message and data rates may apply.',
        'Reply STOP to cancel.',
      ];
  for (const more of [own, extra]) if (more?.trim()) sentences.push(more.trim());
  const links = [
    { label: words?.terms ?? texts.terms, url: termsUrl ?? '' },
    { label: words?.privacy ?? texts.privacy, url: privacyUrl ?? '' },
  ].filter(({ url }) => /^https?:\/\//i.test(url));
  return { text: words?.text ?? sentences.join(' '), links };
}

/** The same notice as one text, as stored with the consent. [SMS-11] */
export function smsLegalText(input: LegalInput): string {
  const { text, links } = smsLegalNotice(input);
  return [text, ...links.map(({ label, url }) => `${label}: ${url}`)].join(' ');
}
