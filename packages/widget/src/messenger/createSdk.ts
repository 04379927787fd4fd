import type { Account } from '@beckon/contract';
import { loadScript } from '@beckon/platform';
import type { Event } from '../core/Event';
import { type SdkOverrides, sdkAddress } from '../core/writing/sdkAddress';
import type { Fb } from './Fb';
import { findSdkScript, sdkScriptId } from './findSdkScript';
import { guarded } from './guarded';

/** What the SDK is started with. */
export type SdkDeps = {
  page: Window & { FB?: Fb };
  account: Account;
  /** With `disableRewrite`, an SDK that the host loaded stays as the host started it. [BOOT-10] */
  overrides: SdkOverrides & { disableRewrite?: string | undefined };
  hasChat: boolean;
  send: (event: Event) => void;
};

/** The messenger SDK, ready or loading. */
export type Sdk = {
  load: () => void;
  /** The SDK's object, once started. */
  get: () => Fb | undefined;
  /** Runs it now, or as soon as the SDK has started. */
  use: (act: (fb: Fb) => void) => void;
};

/** Loads the SDK and starts it for our app, even one that the host loaded. A host's `fbAsyncInit` is not touched: the SDK calls it. [BOOT-09, BOOT-10, BOOT-11, LOAD-24, REND-13] */
export function createSdk({ page, account, overrides, hasChat, send }: SdkDeps): Sdk {
  const waiting: ((fb: Fb) => void)[] = [];
  let isStarted = false;
  // The SDK replaces its object while it loads, so it is looked up each time.
  const get = (): Fb | undefined => (isStarted ? page.FB : undefined);
  const use = (act: (fb: Fb) => void): void => {
    const fb = get();
    if (fb) guarded(() => act(fb));
    else waiting.push(act);
  };
  const start = (version: string, isHostOwned: boolean): void => {
    if (!isHostOwned || !isOn(overrides.disableRewrite))
      page.FB?.init({ appId: account.appId, version, xfbml: false });
    isStarted = true;
    send({ type: 'sdk.settled', sdk: 'fb', ok: true });
    for (const act of waiting.splice(0)) use(act);
  };
  return {
    get,
    use,
    load() {
      const { url, version } = sdkAddress(account, overrides, hasChat);
      const isReady = (): boolean => typeof page.FB?.init === 'function';
      const present = findSdkScript(page.document);
      const isHostOwned = isReady() || present !== undefined;
      loadScript(page.document, { url: present?.src || url, id: sdkScriptId, isReady })
        .then(() => start(version, isHostOwned))
        .catch(() => send({ type: 'sdk.settled', sdk: 'fb', ok: false }));
    },
  };
}

/** A flag in storage is on for any text except these. */
function isOn(flag: string | undefined): boolean {
  return !['', '0', 'false', undefined].includes(flag);
}
