import type { Account } from '../parseBootstrap';
import type { Language, Widget } from '../widget/Widget';
import { english, type VisitorTexts } from './english';
import type { OwnTexts } from './Languages';
import type { LanguageTexts } from './LanguageTexts';
import { translatedFields } from './translatedFields';
import { fillPageName, translateWidget, type WidgetTexts } from './translateWidget';

/** What a page needs to speak a language. */
export type LanguageFile = {
  /** The English text, and the same in this language. */
  texts: Record<string, string>;
  /** The same for texts that are fields of widgets: what a widget has that the server doesn't know. */
  defaults: Record<string, string>;
  /** The widgets that speak it, by id. */
  widgets: Record<string, WidgetTexts>;
};

type Asked = {
  account: Pick<Account, 'page_name' | 'is_eu_affected'>;
  widgets: readonly Widget[];
  language: Language;
  builtIn: LanguageTexts;
  ownOf: (widgetId: string) => OwnTexts | undefined;
};

/** Every text of an account's widgets in one language. */
export function buildLanguageFile({ account, widgets, language, builtIn, ownOf }: Asked): LanguageFile {
  const { page_name: pageName, is_eu_affected: isEu } = account;
  const { texts: table } = builtIn;
  const isEnglish = language === 'en';
  return {
    texts: isEnglish ? {} : listTexts(table, pageName, (name) => !isField(name) && !isLegal(name)),
    defaults: isEnglish ? {} : listTexts(table, pageName, isField),
    widgets: Object.fromEntries(
      widgets.flatMap((widget) => {
        const own = ownOf(widget.widget_id);
        const texts = translateWidget(widget, { table, own, isEnglish, isEu, pageName });
        return texts ? [[widget.widget_id, texts] as const] : [];
      }),
    ),
  };
}

type Name = keyof VisitorTexts;
const isField = (name: Name): boolean => Object.values(translatedFields).some((one) => one === name);
/** Links of the legal notice, which has them in its own language. [SMS-11] */
const isLegal = (name: Name): boolean => name === 'terms' || name === 'privacy';

function listTexts(
  table: VisitorTexts,
  pageName: string,
  isWanted: (name: Name) => boolean,
): Record<string, string> {
  const names = (Object.keys(english) as Name[]).filter(isWanted);
  return Object.fromEntries(
    names.map((name) => [fillPageName(english[name], pageName), fillPageName(table[name], pageName)]),
  );
}
