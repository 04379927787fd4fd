import type { lists } from '@beckon/contract';
import type { MediaView } from './MediaView';

/** The notice under a phone form: its words and the links behind them; where they have to be ticked, whether they are. [SMS-11, A-45] */
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
  /** The latest error alone is shown. [SMS-05] */
  error: string;
  legal: LegalView;
  /** The browser's language, for the first country. [C-PHONE-05] */
  language: string;
};

/** On iOS the visitor sends the message: a link into the messages app; empty while its ref is being made. [SMS-08, A-88] */
export type SmsLinkView = {
  kind: 'smsLink';
  buttonText: string;
  url: string;
  isLoading: boolean;
  legal: LegalView;
};

/** The messenger's own plugin in its slot; a checkbox needs a button of ours beside it. [BAR-02, CHK-02, CARD-07] */
export type PluginView = {
  kind: 'plugin';
  plugin: 'button' | 'checkbox';
  size: ButtonSize;
  submit: { label: string; isEnabled: boolean } | undefined;
};

/** A link of ours into the messenger, as a button; after a press it waits until the opt-in has arrived. [REND-07, REND-08, A-32, A-79, A-93] */
export type MessengerLinkView = {
  kind: 'link';
  label: string;
  url: string;
  size: ButtonSize;
  /** The address to show as a code for a phone's camera; only on a desktop. */
  qr: string | undefined;
  /** The button alone: its code is shown when somebody asks for it. [EMB-03] */
  isAlone: boolean;
  isWaiting: boolean;
};

/** A checkbox of ours before the link: nothing leads on until it is ticked. [CHK-02, A-79] */
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

/** What a button says after its success. [EMB-04] */
export type DoneView = { kind: 'done'; label: string };

export type ButtonSize = 's' | 'm' | 'l';

/** The form of a widget, or what has taken its place. */
export type BodyView =
  | PhoneFormView
  | SmsLinkView
  | PluginView
  | MessengerLinkView
  | ConsentView
  | SubmittedView
  | DoneView;
