import { copy } from '../copy/copy';
import type { Draft, WidgetType } from '../data/Draft';
import { typeSets } from '../fields/typeSets';

/** Messenger blue, dark enough for white text. */
const blue = '#0070d9';
const colors = { buttonBackground: blue, buttonText: '#ffffff' };
const { title, text: desc, bar } = copy.templates.blank;
const card = { main: { title, desc, colors } };

/** What some types begin with. */
const blanks: Partial<Record<WidgetType, Draft['data']>> = {
  // A bar that pushes the page covers none of it; configurations without this keep the specified default. [BAR-05]
  bar: { main: { title: bar, pushPage: true, colors } },
  omnichat: { main: { chatBubble: blue, colors }, appearance: { colors: { background: blue } } },
};

/** A widget from scratch: its type, a name and what it begins with, so that there is something to see and nothing to warn about. [OWN-06] */
export function blankFor(type: WidgetType): { type: WidgetType; name: string; data: Draft['data'] } {
  const isIn = (types: readonly WidgetType[]): boolean => types.includes(type);
  const form = isIn(typeSets.forms) ? { main: { colors } } : {};
  return { type, name: copy.common.types[type], data: blanks[type] ?? (isIn(typeSets.cards) ? card : form) };
}
