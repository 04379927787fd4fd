import { findSpoken, textsPath } from '@beckon/contract';
import type { Config } from '../config';
import type { Speech } from './learnLanguages';

type Asked = { page: Window; origin: string; config: Config };

/** The texts of some languages, and the code that puts widgets into them. */
export type LanguageModule = { learn: (widgets: Config['widgets'], around: string) => Speech };

const loadModule = (url: string): Promise<LanguageModule> => import(/* @vite-ignore */ url);

/**
 * Loads the languages in which widgets speak on this page: the widget's setting, then the page's language, then the browser's.
 * English is built in and loads nothing, unless the owner has changed it.
 */
export function loadLanguages(
  { page, origin, config: { account, widgets } }: Asked,
  load = loadModule,
): Promise<Speech> | undefined {
  const around = pageLanguage(page) ?? 'en';
  const wanted = new Set([around, ...widgets.flatMap(({ data }) => data.setup.language?.slice(0, 2) ?? [])]);
  if (!account.own_english) wanted.delete('en');
  if (wanted.size === 0) return undefined;
  return load(`${origin}${textsPath}?page_id=${account.pageId}&languages=${[...wanted]}`).then(({ learn }) =>
    learn(widgets, around),
  );
}

/** The two letters of the page's language, or else of the browser's, if widgets speak it. */
export function pageLanguage({ document, navigator }: Window): string | undefined {
  return findSpoken([document.documentElement.lang, navigator.language]);
}
