import { guarded } from './guarded';

type AdPixel = {
  (...words: unknown[]): void;
  /** Set by the pixel's own script, replacing the queue. */
  callMethod?: (...words: unknown[]) => void;
  queue: unknown[][];
  push?: AdPixel;
  loaded?: boolean;
  version?: string;
};
type Page = Window & { fbq?: AdPixel; _fbq?: AdPixel };

const started = new WeakMap<AdPixel, Set<string>>();

/** Starts the platform's ad pixel once, with limited data use set before anything else; a host's own pixel gets no events of the landing. [LOAD-14, PIX-24, A-57] */
export function startAdPixel(page: Page, pixelId: string): void {
  const pixel = page.fbq ?? addPixel(page);
  const known = started.get(pixel) ?? new Set();
  if (known.has(pixelId)) return;
  started.set(pixel, known.add(pixelId));
  guarded(() => {
    pixel('dataProcessingOptions', ['LDU'], 0, 0);
    pixel('init', pixelId);
    pixel('trackSingle', pixelId, 'PageView');
  });
}

/** Reports an opt-in to the ad pixel. [SUB-03] */
export function callAdPixel(page: Page, pixelId: string, event: string): void {
  guarded(() => page.fbq?.('trackSingleCustom', pixelId, event));
}

/** A function that queues calls until the pixel's script has loaded, and passes them on from then on. */
function addPixel(page: Page): AdPixel {
  const say = (...words: unknown[]): void => {
    if (pixel.callMethod) pixel.callMethod(...words);
    else pixel.queue.push(words);
  };
  const pixel: AdPixel = Object.assign(say, { queue: [], loaded: true, version: '2.0' });
  pixel.push = pixel;
  page.fbq = pixel;
  page._fbq ??= pixel;
  try {
    const script = page.document.createElement('script');
    script.async = true;
    script.src = 'https://connect.facebook.net/en_US/fbevents.js';
    page.document.head.append(script);
  } catch {
    // A page that forbids script addresses has no ad pixel; the landing works without it.
  }
  return pixel;
}
