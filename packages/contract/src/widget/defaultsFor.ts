import { forcedValues, typeDefaults } from '../constants/typeLists';
import type { Channel } from './Widget';
import type { RuntimeType } from './widgetTypes';

type Sections = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The specified legal text is white; an SMS widget without its own colors therefore has a dark background. [DEF-14] */
const sms: Sections = { main: { colors: { background: '#0f2747' } } };

/** The defaults and the forced values of one type on one channel. [DEF-06…21] */
export function defaultsFor(type: RuntimeType, channel: Channel): { defaults: Sections[]; forced: Sections } {
  return {
    defaults: [typeDefaults[type] ?? {}, channel === 'sms' ? sms : {}],
    forced: forcedValues[type] ?? {},
  };
}
