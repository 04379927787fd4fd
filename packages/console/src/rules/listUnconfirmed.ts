import { asksForPhone, type Language } from '@beckon/contract';
import { copy } from '../copy/copy';
import { fill } from '../copy/fill';
import type { FieldProblem } from '../data/ApiProblem';
import type { Draft } from '../data/Draft';
import { confirmedLegal, type LegalAccount, lawOf } from '../languages/draftLegal';
import { parseLanguageSetting, parseOwnTexts, writtenLanguages } from '../languages/parseOwnTexts';

type Values = Readonly<Record<string, unknown>>;

/** Whether a draft asks for a phone number, so that a legal text is beside it. [SMS-11] */
export function asksPhone({ channel }: Pick<Draft, 'channel'>, values: Values): boolean {
  return asksForPhone({ channel, data: values });
}

/** Languages whose legal text the owner has to confirm before the widget can be published, each as a problem. Pure. [SMS-11, OWN-10, A-45] */
export function listUnconfirmed(draft: Draft, values: Values, account: LegalAccount): FieldProblem[] {
  if (!asksPhone(draft, values)) return [];
  const chosen = parseLanguageSetting(draft);
  const law = lawOf(account);
  const used = new Set([...(chosen ? [chosen] : []), ...writtenLanguages(draft)]);
  const isDue = (own: ReturnType<typeof parseOwnTexts>): boolean =>
    confirmedLegal(own, law) === undefined || own?.legalDraft !== undefined;
  const due = [...used].filter((language) => language !== 'en' && isDue(parseOwnTexts(draft, language)));
  return due.map((language) => ({
    path: `data.languages.${language}.legal`,
    message: describe(language, language === chosen),
  }));
}

function describe(language: Language, isChosen: boolean): string {
  const { problems, names } = copy.languages;
  return fill(isChosen ? problems.chosen : problems.translated, { language: names[language] });
}
