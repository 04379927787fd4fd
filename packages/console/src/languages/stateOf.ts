import type { Language } from '@beckon/contract';
import type { OwnTexts } from '@beckon/contract/languages/Languages';
import { confirmedLegal, type Law } from './draftLegal';
import type { OwnRow } from './listOwnRows';

/** How far a widget is translated into a language, and whether its legal text is confirmed there. */
export type LanguageState = {
  texts:
    | { kind: 'builtIn' }
    | { kind: 'translated'; done: number; all: number }
    | { kind: 'replaced'; n: number };
  /** `none`: not needed. `open`: visitors get English. `due`: publishing is off, too. */
  legal: 'none' | 'open' | 'due' | 'confirmed';
};

type Asked = {
  language: Language;
  own: OwnTexts | undefined;
  rows: readonly OwnRow[];
  law: Law;
  asksPhone: boolean;
  /** Visitors always get this language. */
  isSet: boolean;
};

/** What to say about a language in the list. Pure. [OWN-07, SMS-11, A-45] */
export function stateOf({ language, own, rows, law, asksPhone, isSet }: Asked): LanguageState {
  const written = rows.filter(({ place }) => own?.fields[place]).length;
  const replaced = Object.values(own?.texts ?? {}).filter((text) => text !== '').length;
  const texts: LanguageState['texts'] =
    written > 0
      ? { kind: 'translated', done: countDone(rows, own), all: rows.length }
      : replaced > 0
        ? { kind: 'replaced', n: replaced }
        : { kind: 'builtIn' };
  if (!asksPhone || language === 'en') return { texts, legal: 'none' };
  if (confirmedLegal(own, law) !== undefined && own?.legalDraft === undefined)
    return { texts, legal: 'confirmed' };
  return { texts, legal: isSet || own ? 'due' : 'open' };
}

/** A text that comes with the widget is translated already. */
function countDone(rows: readonly OwnRow[], own: OwnTexts | undefined): number {
  return rows.filter(({ place, builtIn }) => builtIn || own?.fields[place]).length;
}
