import { errors, hooks } from '@beckon/contract';
import { startPixel } from '@beckon/pixel';
import { createStorage, report } from '@beckon/platform';
import type { Config } from '../config';
import { ownValue } from '../edge/ownValue';
import type { AccountFacts } from './account';
import { createParts } from './createParts';
import { isMarked } from './Handover';
import { startWatch } from './startWatch';
import { whenSeen } from './whenSeen';

/**
 * Starts the widgets of an account. A page that has its own `MC`, or already belongs to another account, is left alone, with a line
 * in the console. If `/widget.js` waits for a configuration, it gets this one. [OWN-05, BOOT-14, LOAD-02, LOAD-27, LOAD-28]
 */
export function startAccount(page: Window, { config, host, pageId, appId, ...account }: AccountFacts): void {
  // The page behind a preview in the console has no visitor. [OWN-08, OWN-11]
  if (page.name === hooks.previewName) return;
  const { document } = page;
  const { querySelector } = Document.prototype;
  const isTaken = ownValue(page, hooks.publicObject) !== undefined || isMarked(page);
  const waits = querySelector.call(document, `script#${hooks.runtimeScriptId}`);
  if (isTaken || (waits && ownValue(page, hooks.config) !== undefined)) {
    console.info(`Beckon: ${errors.alreadyPresent}`);
    return;
  }
  let whole: (Config['account'] & { widgets: Config['widgets'] }) | undefined;
  const read = () => {
    whole ??= JSON.parse(config) as NonNullable<typeof whole>;
    return whole;
  };
  const define = (how: PropertyDescriptor): boolean =>
    Reflect.defineProperty(page, hooks.config, { configurable: true, enumerable: true, ...how });
  const get = read;
  const set = (value: unknown): boolean => define({ value, writable: true });
  // A name that the page has declared itself can't be read lazily.
  if (waits || !define({ get, set })) (page as unknown as Record<string, unknown>)[hooks.config] = read();
  if (waits) return;
  // A mark for hosts and other copies, which look for it.
  const script = Document.prototype.createElement.call(document, 'script');
  script.id = hooks.runtimeScriptId;
  (querySelector.call(document, 'head') ?? querySelector.call(document, '*'))?.append(script);

  whenSeen(document, () => {
    const parts = createParts(page, host, account.addresses);
    const store = createStorage(() => page.localStorage);
    startWatch({
      ...account,
      page,
      origin: host,
      loadConfig() {
        const { widgets, ...rest } = read();
        return { account: rest, widgets };
      },
      framer: account.frames && account.createFramer?.(page, account.frames),
      store,
      openStore: createStorage,
      pixel: startPixel({
        page,
        config: { pageId, appId, host },
        origin: host,
        store,
        load: parts.later,
        report,
      }),
      parts,
    });
  });
}
