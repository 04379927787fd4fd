import * as afterOptIn from '../constants/afterOptIn';
import * as notices from '../constants/notices';
import * as refusals from '../constants/refusals';
import * as texts from '../constants/texts';
import { mediaTexts } from '../data/mediaTexts';
import { messengerTexts } from '../data/messengerTexts';
import { omnichatTexts } from '../data/omnichatTexts';

/** Every built-in text that a visitor may read, by name. Each language has all of them. `{name}` is the name of the business. */
export const english = {
  // Buttons and messages that an owner can replace
  sendToMessenger: 'Send to Messenger',
  optInButton: texts.optInButton,
  subscribe: texts.subscribe,
  viewInMessenger: texts.viewInMessenger,
  submittedTitle: texts.submittedTitle,
  submittedText: texts.submittedText,
  omnichatHeadline: texts.omnichatHeadline,
  omnichatGreeting: texts.omnichatGreeting,
  omnichatPopover: texts.omnichatPopover,

  // The phone form
  phoneLabel: texts.phoneLabel,
  phoneCountry: texts.phoneCountry,
  phoneSearch: texts.phoneSearch,
  phoneNoCountry: texts.phoneNoCountry,
  phoneListFailed: texts.phoneListFailed,
  terms: texts.terms,
  privacy: texts.privacy,
  phoneMissing: notices.phoneMissing,
  consentMissing: notices.consentMissing,
  phoneBusy: notices.phoneBusy,
  phoneOffline: notices.phoneOffline,
  ...refusals,

  // After the opt-in
  success: texts.success,
  savedTitle: afterOptIn.saved.title,
  savedText: afterOptIn.saved.desc,
  confirmTitle: afterOptIn.confirm.title,
  confirmText: afterOptIn.confirm.desc,
  morningText: afterOptIn.morning.desc,
  confirmMorningText: afterOptIn.confirmMorning.desc,
  confirmSoonText: afterOptIn.confirmSoon.desc,

  // The messenger form
  goToMessenger: texts.goToMessenger,
  messengerConsent: texts.messengerConsent('{name}'),
  messengerConsentNameless: texts.messengerConsent(''),
  tickFirst: messengerTexts.tickFirst,
  waiting: messengerTexts.waiting,
  scanCode: messengerTexts.scanCode,
  askForCode: messengerTexts.askForCode,
  code: messengerTexts.code,

  // The omnichat
  channelSms: texts.channels.sms,
  channelEmail: texts.channels.email,
  smsPanel: texts.smsPanel,
  back: omnichatTexts.back,
  closeMessage: omnichatTexts.closeMessage,

  // Around every widget
  close: texts.close,
  poweredBy: texts.poweredBy,
  play: mediaTexts.play,
  video: mediaTexts.video,
  watchOnYoutube: mediaTexts.watchOn.youtube,
  watchOnVimeo: mediaTexts.watchOn.vimeo,
  turnOnJavaScript: texts.turnOnJavaScript,
  pageNotFound: texts.pageNotFound,
  pageNotFoundText: texts.pageNotFoundText,
} as const;

/** The same texts in any language. */
export type VisitorTexts = { readonly [Name in keyof typeof english]: string };
