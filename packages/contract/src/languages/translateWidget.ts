import { asksForPhone } from '../channels/asksForPhone';
import type { LegalWords, Widget } from '../widget/Widget';
import { english, type VisitorTexts } from './english';
import type { OwnTexts } from './Languages';
import { type TranslatedField, translatedFields } from './translatedFields';

/** What differs in a widget in one language. */
export type WidgetTexts = {
  /** By section and field. */
  data: Record<string, Record<string, string>>;
  legal?: LegalWords;
  /** Built-in texts that the owner replaced: the English text, and what replaces it. */
  texts: Record<string, string>;
};

type Asked = {
  /** The built-in texts of the language. */
  table: VisitorTexts;
  own: OwnTexts | undefined;
  isEnglish: boolean;
  isEu: boolean;
  pageName: string;
};

/** A widget's texts in a language; undefined if its legal notice isn't confirmed there, and it stays in its first language. */
export function translateWidget(widget: Widget, asked: Asked): WidgetTexts | undefined {
  const { table, own, isEnglish, isEu, pageName } = asked;
  const legal = own?.legal?.law === (isEu ? 'eu' : 'us') ? fillPageName(own.legal.text, pageName) : undefined;
  const asksLegal = asksForPhone(widget) && !isEnglish;
  if (asksLegal && legal === undefined) return undefined;
  const data: WidgetTexts['data'] = {};
  for (const place of Object.keys(translatedFields) as TranslatedField[]) {
    const name = translatedFields[place];
    const [section, field] = place.split('.') as [keyof Widget['data'], string];
    const value = (widget.data[section] as Record<string, unknown> | undefined)?.[field];
    if (typeof value !== 'string') continue;
    const builtIn = name && value === english[name] ? table[name] : value;
    const text = own?.fields[place] || builtIn;
    if (text !== value) data[section] = { ...data[section], [field]: text };
  }
  return {
    data,
    ...(asksLegal &&
      legal !== undefined && { legal: { text: legal, terms: table.terms, privacy: table.privacy } }),
    texts: Object.fromEntries(
      Object.entries(own?.texts ?? {}).flatMap(([name, text]) =>
        text
          ? [[fillPageName(english[name as keyof VisitorTexts], pageName), fillPageName(text, pageName)]]
          : [],
      ),
    ),
  };
}

/** A text with the name of the business in it. */
export function fillPageName(text: string, pageName: string): string {
  return text.replaceAll('{name}', () => pageName);
}
