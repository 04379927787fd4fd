import { chooseLanguage, type Language, type LanguageFile, textsPath } from '@beckon/contract';
import { getJson } from '@beckon/platform';
import type { Config } from '../config';
import { readBackend } from '../core/writing/readBackend';
import type { Speech } from './learnLanguages';

/** A language and its texts. */
export type Spoken = { language: Language; file: LanguageFile };

type Asked = {
  page: Window;
  origin: string;
  config: Config;
  /** A preview in the console chooses the language itself. [OWN-08] */
  preview?: { spoken?: Spoken | undefined } | undefined;
};

/**
 * Loads the languages in which widgets speak on this page: the widget's setting, then the page's language, then the browser's.
 * English is built in and loads nothing, unless the owner has changed it.
 */
export function loadLanguages({ page, origin, config, preview }: Asked): Promise<Speech> | undefined {
  const { account, widgets } = config;
  const around = preview
    ? preview.spoken?.language
    : chooseLanguage([page.document.documentElement.lang, page.navigator.language]);
  const languageOf = (own: Language | undefined): Language | undefined =>
    preview ? around : (own ?? around);
  const wanted = new Set(widgets.map(({ data }) => languageOf(data.setup.language)));
  wanted.delete(undefined);
  if (!account.own_english && !preview) wanted.delete('en');
  if (wanted.size === 0) return undefined;
  const { host } = readBackend({
    configured: account.host,
    scriptOrigin: origin,
    override: undefined,
    pageProtocol: page.location.protocol,
  });
  const load = (language: Language | undefined) =>
    preview?.spoken?.file ??
    getJson(`${host}${textsPath}?page_id=${encodeURIComponent(account.pageId)}&language=${language}`);
  const files = [...wanted].map(
    async (language) => [language, await load(language)] as [Language, LanguageFile],
  );
  return Promise.all([import('./learnLanguages'), ...files]).then(([{ learnLanguages }, ...loaded]) =>
    learnLanguages(widgets, new Map(loaded), languageOf),
  );
}
