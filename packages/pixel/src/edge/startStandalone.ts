import { bootstrapPath, hostAddress } from '@beckon/contract';
import { createStorage, report } from '@beckon/platform';
import { readScriptTag } from './readScriptTag';
import { type Pixel, type SenderModule, startPixel } from './startPixel';

/** Address of the sending half; written in by the build. */
declare const __BECKON_CHUNKS__: { pixel: string };

/** The sending half on a page without widgets. */
type StandaloneSenderModule = SenderModule & { getJson: (address: string) => Promise<unknown> };

const importPart = (address: string): Promise<StandaloneSenderModule> => import(/* @vite-ignore */ address);

/**
 * Starts the pixel on a page without widgets. An app id that the tag does not name is requested once there is something to send.
 * [PIX-01, PIX-23, A-80]
 */
export function startStandalone(page: Window, fetchPart = importPart): Pixel {
  const { config, origin } = readScriptTag(page);
  const host = hostAddress({ configured: config.host, origin, pageProtocol: page.location.protocol });
  const pixel = startPixel({
    page,
    config,
    // Data sent when the visitor leaves goes where everything else goes.
    origin: host,
    store: createStorage(() => page.localStorage),
    async load() {
      const late = await fetchPart(`${origin || host}/${__BECKON_CHUNKS__.pixel}`);
      // The sending half rejects calls without an app id, so it comes with one.
      if (config.appId === undefined)
        await late
          .getJson(`${host}${bootstrapPath}?page_id=${encodeURIComponent(config.pageId as string)}`)
          .then((answer) => pixel.know({ appId: (answer as { appId?: unknown } | null)?.appId }), report);
      return late;
    },
    report,
    isAlone: true,
  });
  return pixel;
}
