import { hooks } from '@beckon/contract';

/** What a script tag says of its account. */
export type ScriptTag = {
  config: { pageId?: unknown; appId?: unknown; host?: unknown };
  /** Where the script came from, if that can be told. */
  origin: string;
};

/**
 * Reads the page id from the tag of this script: `data-page-id`, or `?page=` in its address; else from the page's own
 * configuration. An app id (`data-app-id`, `?app=`) spares the page a request. [PIX-01]
 */
export function readScriptTag(page: Window): ScriptTag {
  const given: unknown = Object.hasOwn(page, hooks.config) && page[hooks.config as never];
  const config = typeof given === 'object' && given !== null ? given : {};
  // An element named `currentScript` must not stand in for the script.
  const tag: unknown = page.document.currentScript;
  if (!(tag instanceof HTMLScriptElement) || tag.src === '') return { config, origin: '' };
  const { origin, searchParams } = new URL(tag.src);
  const pageId = tag.dataset['pageId'] ?? searchParams.get('page');
  if (!pageId) return { config, origin };
  const appId = tag.dataset['appId'] ?? searchParams.get('app') ?? undefined;
  return { config: { pageId, ...(appId === undefined ? {} : { appId }) }, origin };
}
