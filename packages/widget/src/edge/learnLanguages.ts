import {
  asksForPhone,
  type Language,
  type LanguageFile,
  type Widget,
  type WidgetTexts,
} from '@beckon/contract';
import { captionRoot } from './captionRoot';

/** The widgets of a page in their languages, and what puts the built-in texts around them into the same. */
export type Speech = {
  widgets: readonly Widget[];
  caption: (host: HTMLElement, widgetId: string) => void;
};

/** Texts by the two letters of their language. */
export type LanguageFiles = Readonly<Record<string, LanguageFile & { language: Language }>>;

/** Gives each widget the texts of its language. One whose legal notice is not confirmed there keeps speaking English. [SMS-11, A-45] */
export function learnLanguages(widgets: readonly Widget[], files: LanguageFiles, around: string): Speech {
  const spoken = new Map<string, { language: Language; texts: Readonly<Record<string, string>> }>();
  const translated = widgets.map((widget) => {
    const { widget_id: id } = widget;
    const file = files[(widget.data.setup.language ?? around).slice(0, 2)];
    const own = file?.widgets[id];
    if (!file || !(own || !asksForPhone(widget))) return widget;
    const { language, texts } = file;
    spoken.set(id, { language, texts: { ...texts, ...own?.texts } });
    return inLanguage(widget, language, own ?? { data: translateDefaults(widget, file.defaults) });
  });
  return {
    widgets: translated,
    caption: (host, widgetId) => captionRoot(host, spoken.get(widgetId)),
  };
}

function inLanguage(widget: Widget, language: Language, { data, legal }: Partial<WidgetTexts>): Widget {
  const sections = Object.entries(widget.data).map(([name, section]) => [
    name,
    { ...section, ...data?.[name] },
  ]);
  return { ...widget, language, ...(legal && { legal }), data: Object.fromEntries(sections) };
}

/** The built-in texts that a widget of a page's own configuration was left with. */
function translateDefaults(widget: Widget, defaults: Readonly<Record<string, string>>): WidgetTexts['data'] {
  const known = (value: unknown): value is string =>
    typeof value === 'string' && Object.hasOwn(defaults, value);
  return Object.fromEntries(
    Object.entries(widget.data).map(([name, section]) => [
      name,
      Object.fromEntries(
        Object.entries(section).flatMap(([field, value]) =>
          known(value) ? [[field, defaults[value] ?? value]] : [],
        ),
      ),
    ]),
  );
}
