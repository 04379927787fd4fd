import { bootstrapPath, hostAddress } from '@beckon/contract';
import { createStorage, getJson, report } from '@beckon/platform';
import { readScriptTag } from './readScriptTag';
import { type Late, type Pixel, startPixel } from './startPixel';

/** Address of the sending half; written in by the build. */
declare const __BECKON_CHUNKS__: { pixel: string };

/** How parts and answers are fetched; the browser's way by default. */
type Ways = {
  fetchPart?: (address: string) => Promise<Late>;
  ask?: (address: string) => Promise<unknown>;
};

const importPart = (address: string): Promise<Late> => import(/* @vite-ignore */ address);

/** Starts the pixel on a page without widgets. Requests an app id that the tag does not name. [PIX-01, PIX-23, A-80] */
export function startAlone(page: Window, { fetchPart = importPart, ask = getJson }: Ways = {}): Pixel {
  const { config, origin } = readScriptTag(page);
  const host = hostAddress({ configured: config.host, origin, pageProtocol: page.location.protocol });
  const pixel = startPixel({
    page,
    config,
    // Data sent when the visitor leaves goes where everything else goes.
    origin: host,
    store: createStorage(() => page.localStorage),
    load: () => fetchPart(`${origin || host}/${__BECKON_CHUNKS__.pixel}`),
    report,
    isAlone: true,
  });
  if (config.appId === undefined) {
    const pageId = encodeURIComponent(pixel.api.sessionData.pageId);
    ask(`${host}${bootstrapPath}?page_id=${pageId}`).then(
      (answer) => pixel.know({ appId: (answer as { appId?: unknown } | null)?.appId }),
      report,
    );
  }
  return pixel;
}
