import type { lists } from '@beckon/contract';
import type { MediaView } from './MediaView';

/** The notice under a phone form: its text and links, and whether it is ticked where that is required. [SMS-11, A-45] */
export type LegalView = {
  text: string;
  links: readonly { label: string; url: string }[];
  isChecked: boolean | undefined;
  error: string;
};

/** The phone form, ready to be drawn. [SMS-01, SMS-05, SMS-11] */
export type PhoneFormView = {
  kind: 'phone';
  buttonText: string;
  isLoading: boolean;
  /** Shows only the latest error. [SMS-05] */
  error: string;
  legal: LegalView;
  /** The browser's language, which picks the first country. [C-PHONE-05] */
  language: string;
  /** The language of the country names; missing for English. */
  spoken?: string | undefined;
};

/** On iOS the visitor sends the message: a link to the messages app; empty while its ref is being created. [SMS-08, A-88] */
export type SmsLinkView = {
  kind: 'smsLink';
  buttonText: string;
  url: string;
  isLoading: boolean;
  legal: LegalView;
};

/** The messenger's own plugin in its slot; a checkbox needs our button next to it. [BAR-02, CHK-02, CARD-07] */
export type PluginView = {
  kind: 'plugin';
  plugin: 'button' | 'checkbox';
  size: ButtonSize;
  submit: { label: string; isEnabled: boolean } | undefined;
};

/** Our own messenger link, as a button; after a press it waits until the opt-in arrives. [REND-07, REND-08, A-32, A-79, A-93] */
export type MessengerLinkView = {
  kind: 'link';
  label: string;
  url: string;
  size: ButtonSize;
  /** The address to show as a QR code; only on a desktop. */
  qr: string | undefined;
  /** Only the button: its code appears on request. [EMB-03] */
  isAlone: boolean;
  isWaiting: boolean;
};

/** Our own checkbox before the link, which appears once it is ticked. [CHK-02, A-79] */
export type ConsentView = {
  kind: 'consent';
  label: string;
  isChecked: boolean;
  align: 'left' | 'center';
  link: MessengerLinkView | undefined;
};

/** What a visitor sees after the opt-in. [LAY-04] */
export type SubmittedView = {
  kind: 'submitted';
  title: string;
  description: string;
  media: MediaView | undefined;
  mediaPlace: (typeof lists.imagePlacements)[number];
  link: { label: string; url: string } | undefined;
};

/** A button's text after success. [EMB-04] */
export type DoneView = { kind: 'done'; label: string };

export type ButtonSize = 's' | 'm' | 'l';

/** The form of a widget, or what replaced it. */
export type BodyView =
  | PhoneFormView
  | SmsLinkView
  | PluginView
  | MessengerLinkView
  | ConsentView
  | SubmittedView
  | DoneView;
