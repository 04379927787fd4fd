import { type Language, parseBootstrap } from '@beckon/contract';
import { buildLanguageFile } from '@beckon/contract/languages/buildLanguageFile';
import type { PreviewOrder } from '@beckon/widget/preview';
import type { Draft } from '../data/Draft';
import { confirmedLegal, draftLegal, type LegalAccount, lawOf } from '../languages/draftLegal';
import type { LanguageTexts } from '../languages/loadLanguage';
import { parseOwnTexts } from '../languages/parseOwnTexts';

/** A language with its built-in texts. */
export type Speech = { language: Language; builtIn: LanguageTexts };

type Asked = Speech & { config: PreviewOrder['config']; draft: Draft; account: LegalAccount };

/**
 * A draft in a language, as pages get it. Unlike there, a legal text that isn't confirmed yet is shown as it is prepared: otherwise the
 * translation couldn't be seen before that. Pure. [OWN-08, SMS-11]
 */
export function buildSpoken({ config, draft, account, language, builtIn }: Asked): PreviewOrder['spoken'] {
  const read = parseBootstrap(config);
  if (!read.ok) return undefined;
  const { page_name: pageName, is_eu_affected: isEuAffected } = read.account;
  const written = parseOwnTexts(draft, language) ?? { fields: {}, texts: {} };
  const known = { ...account, pageName, isEuAffected };
  const law = lawOf(known);
  const text = written.legalDraft ?? confirmedLegal(written, law) ?? draftLegal(builtIn.legal, known, draft);
  const own = { ...written, legal: { text, law } };
  const widgets = read.widgets ?? [];
  return {
    language,
    file: buildLanguageFile({ account: read.account, widgets, language, builtIn, ownOf: () => own }),
  };
}
