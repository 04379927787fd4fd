import * as v from 'valibot';
import * as lists from '../constants/lists';
import { field } from './field';
import { Pair } from './Pair';

/** Section `setup`: where a widget may appear, and the options of its plugin. [ENT-15, DEF-18] */
export const Setup = v.object({
  urlBlacklist: field.lines,
  urlWhitelist: field.lines,
  /** `true`, `desktop` or `mobile`; every other word means everywhere. [DISP-19] */
  hideOnMobile: v.optional(v.pipe(v.unknown(), v.transform(String)), ''),
  ref_payload_field_id: field.maybeText,
  pixelId: field.maybeText,
  ref: field.maybeText,
  desktopFirstSeen: v.optional(Pair),
  mobileFirstSeen: v.optional(Pair),
  /** `opened`, `hidden` or `minimized`; every other word sets nothing. [CCHAT-01] */
  minimized: field.text(),
  dialogDelay: field.number(15, [0, 86_400]),
  colors: v.optional(v.object({ theme: field.maybeColor }), {}),
  loggedInGreeting: field.text(),
  loggedOutGreeting: field.text(),
  buttonSize: field.maybeText,
  skin: field.maybeText,
  pluginAlign: field.maybeText,
  /** The language that visitors always get; missing means that of the page, then that of the browser. */
  language: field.maybeWord(lists.languages),
});
export type Setup = v.InferOutput<typeof Setup>;
