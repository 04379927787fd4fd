import { describe, expect, it } from 'vitest';
import { unrenderedFb } from '../testing/drawnFb';
import { type SdkOverrides, sdkAddress } from './sdkAddress';

const at = (path: string): string => `https://connect.facebook.net/${path}.js`;
function address(account: object, overrides: SdkOverrides = {}, isChat = false) {
  const { app } = unrenderedFb('modal', {}, { account: { ...account } }).state;
  if (!app) throw new Error('no account');
  return sdkAddress(app, overrides, isChat);
}

describe('sdkAddress', () => {
  it('BOOT-09 BOOT-11 A-10 with nothing configured: v3.1, American English', () => {
    expect(address({})).toEqual({ url: at('en_US/sdk'), version: 'v3.1' });
  });
  it.each([
    [{ fbSDKVersion: 'v19.0' }, {}, 'v19.0'],
    [{ fbSDKVersion: 'v19.0' }, { version: 'v20.0' }, 'v20.0'],
    [{ fbSDKVersion: 'v19.0' }, { version: '' }, 'v19.0'],
    [{ fbSDKVersion: 'v19.0' }, { version: 'latest' }, 'v19.0'],
    [{ fbSDKVersion: 'newest' }, {}, 'v3.1'],
  ])('BOOT-09 BOOT-10 version of %j with %j: %s', (account, overrides, version) => {
    expect(address(account, overrides).version).toBe(version);
  });
  it.each([
    [{ locale: 'de_DE' }, {}, 'de_DE'],
    [{ widgetLocale: 'fr_FR' }, {}, 'fr_FR'],
    [{ locale: 'de_DE', widgetLocale: 'fr_FR' }, {}, 'fr_FR'],
    [{ locale: 'de_DE', widgetLocale: 'fr_FR' }, { locale: 'it_IT' }, 'it_IT'],
    [{ locale: 'de_DE' }, { locale: '../evil' }, 'de_DE'],
    [{ locale: 'en_US/../../evil' }, {}, 'en_US'],
    [{ widgetLocale: '', locale: 'de_DE' }, {}, 'de_DE'],
  ])('BOOT-10 BOOT-11 A-10 locale of %j with %j: %s', (account, overrides, locale) => {
    expect(address(account, overrides).url).toBe(at(`${locale}/sdk`));
  });
  it.each([
    [{}, {}, false],
    [{ fbSDKDebug: true }, {}, true],
    [{}, { debug: '1' }, true],
    [{}, { debug: 'yes' }, true],
    [{ fbSDKDebug: true }, { debug: '' }, false],
    [{ fbSDKDebug: true }, { debug: '0' }, false],
    [{ fbSDKDebug: true }, { debug: 'false' }, false],
  ])('BOOT-10 A-89 debug of %j with %j: %s', (account, overrides, debug) => {
    expect(address(account, overrides).url).toBe(at(debug ? 'en_US/sdk/debug' : 'en_US/sdk'));
  });
  it('BOOT-11 a page with a chat loads the variant that includes it', () => {
    expect(address({ locale: 'de_DE' }, {}, true).url).toBe(at('de_DE/sdk/xfbml.customerchat'));
  });
});
