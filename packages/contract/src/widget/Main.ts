import * as v from 'valibot';
import * as lists from '../constants/lists';
import * as texts from '../constants/texts';
import { Colors } from './Colors';
import { field } from './field';
import { mediaFields } from './mediaFields';
import { Pair } from './Pair';
import { Width } from './Width';

/** Section `main`: what is shown, how it is laid out and when it appears. [ENT-07…12, ENT-18] */
export const Main = v.object({
  title: field.text(),
  desc: field.text(),
  showDescription: field.flag(true),
  ctaText: field.text(texts.sendToMessenger),
  optInButtonText: field.text(texts.optInButton),
  smsButtonText: field.text(texts.subscribe),
  /** Text next to the phone form, stored with each opt-in. */
  legalText: field.maybeText,

  /** Any text: an unknown one is rejected on use, not on parsing. [A-83, ERR-01] */
  buttonType: field.text('button'),
  buttonSize: field.maybeWord(lists.buttonSizes),
  buttonBackground: field.maybeColor,
  skin: field.word(lists.skins, 'light'),
  checkboxPosition: field.word(lists.checkboxPositions, 'bottom'),
  /** [DEF-13, A-17] */
  prechecked: field.flag(true),

  width: v.optional(Width),
  fitContainer: field.flag(false),
  opacity: field.number(50, [0, 100]),
  slideInPlacement: field.word(lists.slideInPlacements, 'rb'),
  barPlacement: field.word(lists.barPlacements, 'top'),
  allowHide: field.flag(true),
  pushPage: field.flag(false),
  stickWithScroll: field.flag(true),
  /** [CARD-04, A-36] */
  cardVariant: field.word(lists.cardVariants, 'narrow'),
  pageTemplate: field.word(lists.pageTemplates, 'simple'),
  ...mediaFields,

  whenDisplay: v.optional(Pair),
  showAgain: v.optional(Pair),
  showAgainIfClosed: v.optional(Pair),
  popupMessageWhenDisplay: v.optional(Pair),
  popupMessageEnabled: field.flag(true),
  popupMessageText: field.text(texts.omnichatPopover),
  chatBubble: field.color('#0084FF'),

  colors: v.optional(Colors, {}),
});
export type Main = v.InferOutput<typeof Main>;
