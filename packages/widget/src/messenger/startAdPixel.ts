type AdPixel = ((...words: unknown[]) => void) & { queue?: unknown[][]; loaded?: boolean; version?: string };

/** Tells the platform's ad pixel, which is loaded with limited data use before anything else is said. [LOAD-14, SUB-03, PIX-24, A-57] */
export function startAdPixel(page: Window & { fbq?: AdPixel }, pixelId: string): void {
  if (!page.fbq) {
    const pixel: AdPixel = (...words) => void pixel.queue?.push(words);
    pixel.queue = [];
    pixel.loaded = true;
    pixel.version = '2.0';
    page.fbq = pixel;
    try {
      const script = page.document.createElement('script');
      script.async = true;
      script.src = 'https://connect.facebook.net/en_US/fbevents.js';
      page.document.head.append(script);
    } catch {
      // A page that forbids script addresses has no ad pixel; the landing works without.
    }
  }
  page.fbq('dataProcessingOptions', ['LDU'], 0, 0);
  page.fbq('init', pixelId);
  page.fbq('track', 'PageView');
}

/** Tells the ad pixel of an opt-in. [SUB-03] */
export function tellAdPixel(page: Window & { fbq?: AdPixel }, pixelId: string, event: string): void {
  page.fbq?.('trackSingleCustom', pixelId, event);
}
