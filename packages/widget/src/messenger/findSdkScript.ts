/** The id that hosts give the SDK's element, so that it loads only once, no matter who adds it. */
export const sdkScriptId = 'facebook-jssdk';

const sdkAddresses = /^https?:\/\/connect\.facebook\.net\/\w+\/(?:sdk|all)\b/;

/** The SDK's script element if the page has one, with its usual id or, as in newer snippets, without. [LOAD-24] */
export function findSdkScript(page: Document): HTMLScriptElement | undefined {
  return [...page.scripts].find(({ id, src }) => id === sdkScriptId || sdkAddresses.test(src));
}
