/** The id that hosts give the SDK's element, so that it is loaded once whoever comes first. */
export const sdkScriptId = 'facebook-jssdk';

const sdkAddresses = /^https?:\/\/connect\.facebook\.net\/\w+\/(?:sdk|all)\b/;

/** The SDK's script element if the page has one, under its usual id or, as newer snippets write it, without. [LOAD-24] */
export function findSdkScript(page: Document): HTMLScriptElement | undefined {
  return [...page.scripts].find(({ id, src }) => id === sdkScriptId || sdkAddresses.test(src));
}
