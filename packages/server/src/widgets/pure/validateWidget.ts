import {
  Actions,
  Appearance,
  Channels,
  errors,
  FeedComment,
  FeedCommentWelcome,
  lists,
  Main,
  MessengerCode,
  parseKind,
  parseWidget,
  type RuntimeType,
  Setup,
  Submitted,
  supportsChannel,
} from '@beckon/contract';
import { explain } from '@beckon/contract/data/explain';
import { Languages } from '@beckon/contract/languages/Languages';
import * as v from 'valibot';
import { buildProblems, type FieldProblem } from '../../api/pure/index';
import { findBadColors } from './findBadColors';
import { findIgnored } from './findIgnored';
import { findUnknownRules } from './findUnknownRules';

/** What an owner writes in a widget, besides its name. [ENT-01] */
export type WidgetContent = { channel: string; smsKeyword: string; data: Record<string, unknown> };

/** What is wrong with a widget, and what pages would ignore. */
export type WidgetVerdict = { errors: FieldProblem[]; warnings: FieldProblem[] };

const shared = { main: Main, actions: Actions, setup: Setup };
const drawn = { ...shared, submitted: Submitted, languages: Languages };
const omnichat = { ...drawn, channels: Channels, appearance: Appearance };
const kinds = {
  ...shared,
  messenger_code_settings: MessengerCode,
  feed_comment_settings: FeedComment,
  feed_comment_welcome: FeedCommentWelcome,
};

/** Do pages draw this type? [ENT-02] */
export function isRuntimeType(type: string): type is RuntimeType {
  return lists.runtimeTypes.some((one) => one === type);
}

/** The `data` sections of a type, each with its schema. [ENT-06] */
export function sectionsOf(type: string): Record<string, v.GenericSchema> {
  if (!isRuntimeType(type)) return kinds;
  return supportsChannel(type, 'omni') ? omnichat : drawn;
}

/**
 * Everything that is wrong with a widget by field path, found with the schemas that pages use. Pages accept everything
 * that passes here, and everything that a page would refuse fails here. [OWN-10, ENT-05]
 */
export function validateWidget(type: string, { channel, smsKeyword, data }: WidgetContent): WidgetVerdict {
  const found: WidgetVerdict = { errors: [], warnings: [] };
  if (isRuntimeType(type) && !supportsChannel(type, channel as 'fb')) {
    found.errors.push({ path: 'channel', message: errors.unsupportedWidget(type, channel) });
  }
  const sections = sectionsOf(type);
  for (const [name, given] of Object.entries(data)) {
    const section = Object.hasOwn(sections, name) ? sections[name] : undefined;
    const path = `data.${name}`;
    found.errors.push(...findBadColors(given, path));
    if (!section) found.warnings.push({ path, ...explain('unknown_section') });
    else checkSection(section, { given, path, found });
  }
  const raw = { widget_id: '1', widget_type: type, channel, sms_keyword: smsKeyword, data };
  const read = isRuntimeType(type) ? parseWidget(raw) : parseKind(raw);
  if (!read.ok && found.errors.length === 0) {
    found.errors.push({ path: 'data', message: 'error' in read ? read.error : 'isn’t valid' });
  }
  return found;
}

type Place = { given: unknown; path: string; found: WidgetVerdict };

function checkSection(section: v.GenericSchema, { given, path, found }: Place): void {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    found.errors.push({ path, message: 'must be an object' });
    return;
  }
  // A null is a removed value, as pages read it. [DEF-28]
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  const read = v.safeParse(section, set);
  if (!read.success) found.errors.push(...buildProblems(read.issues, path));
  found.warnings.push(...findIgnored(section, set, path), ...findUnknownRules(set, path));
}
