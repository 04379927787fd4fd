import {
  type Language,
  type LanguageFile,
  needsLegal,
  type Widget,
  type WidgetTexts,
} from '@beckon/contract';
import { captionRoot } from './captionRoot';

/** The widgets of a page in their languages, and what puts the built-in texts around them into the same. */
export type Speech = {
  widgets: readonly Widget[];
  caption: (host: HTMLElement, widgetId: string) => void;
};

/** Gives each widget the texts of its language. One whose legal notice is not confirmed there keeps speaking English. [SMS-11, A-45] */
export function learnLanguages(
  widgets: readonly Widget[],
  files: ReadonlyMap<Language, LanguageFile>,
  languageOf: (own: Language | undefined) => Language | undefined,
): Speech {
  const texts = new Map<string, { language: Language; texts: Readonly<Record<string, string>> }>();
  const spoken = widgets.map((widget) => {
    const language = languageOf(widget.data.setup.language);
    const file = language && files.get(language);
    const own = file?.widgets[widget.widget_id];
    if (!file || !(own || !needsLegal(widget))) return widget;
    texts.set(widget.widget_id, { language, texts: { ...file.texts, ...own?.texts } });
    return own ? inLanguage(widget, language, own) : { ...widget, language };
  });
  return {
    widgets: spoken,
    caption(host, widgetId) {
      const known = texts.get(widgetId);
      if (known && host.shadowRoot) captionRoot(host, host.shadowRoot, known);
    },
  };
}

function inLanguage(widget: Widget, language: Language, { data, legal }: WidgetTexts): Widget {
  const sections = Object.entries(widget.data).map(([name, section]) => [
    name,
    { ...section, ...data[name] },
  ]);
  return { ...widget, language, ...(legal && { legal }), data: Object.fromEntries(sections) };
}
