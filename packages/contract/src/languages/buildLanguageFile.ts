import type { Account } from '../parseBootstrap';
import type { Widget } from '../widget/Widget';
import { english, type VisitorTexts } from './english';
import type { OwnTexts } from './Languages';
import type { Language, LanguageTexts } from './LanguageTexts';
import { nameIt, translateWidget, type WidgetTexts } from './translateWidget';

/** What a page needs to speak a language. */
export type LanguageFile = {
  /** The English text, and the same in this language. */
  texts: Record<string, string>;
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
    texts: isEnglish ? {} : listTexts(table, pageName),
    widgets: Object.fromEntries(
      widgets.flatMap((widget) => {
        const own = ownOf(widget.widget_id);
        const texts = translateWidget(widget, { table, own, isEnglish, isEu, pageName });
        return texts ? [[widget.widget_id, texts] as const] : [];
      }),
    ),
  };
}

function listTexts(table: VisitorTexts, pageName: string): Record<string, string> {
  const names = Object.keys(english) as (keyof VisitorTexts)[];
  return Object.fromEntries(
    names.map((name) => [nameIt(english[name], pageName), nameIt(table[name], pageName)]),
  );
}
