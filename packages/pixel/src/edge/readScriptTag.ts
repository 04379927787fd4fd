import { hooks } from '@beckon/contract';

/** What a script tag says about its account. */
export type ScriptTag = {
  config: { pageId?: unknown; appId?: unknown; host?: unknown };
  /** Where the script was loaded from, if known. */
  origin: string;
};

/**
 * Reads the page id from this script's tag: `data-page-id`, or `?page=` in its address; otherwise from the page's own
 * configuration. An app id (`data-app-id`, `?app=`) saves the page a request. [PIX-01]
 */
export function readScriptTag(page: Window): ScriptTag {
  const given: unknown = Object.hasOwn(page, hooks.config) && page[hooks.config as never];
  const config = typeof given === 'object' && given !== null ? given : {};
  // An element named `currentScript` must not pass for the script.
  const tag: unknown = page.document.currentScript;
  if (!(tag instanceof HTMLScriptElement) || tag.src === '') return { config, origin: '' };
  const { origin, searchParams } = new URL(tag.src);
  const pageId = tag.dataset['pageId'] ?? searchParams.get('page');
  if (!pageId) return { config, origin };
  const appId = tag.dataset['appId'] ?? searchParams.get('app') ?? undefined;
  return { config: { pageId, ...(appId === undefined ? {} : { appId }) }, origin };
}
