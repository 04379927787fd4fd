const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

/** Browsers accept no more than this for a page that is gone. */
const beaconBytes = 65_536;

/** A separate page for one test: an address, a connection, a tab that can be hidden and left. */
export function fakePage({
  search = '',
  userAgent = chrome,
  isPrerendering = false,
  isLoading = false,
  hasBeacons = true,
} = {}) {
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    prerendering: isPrerendering,
    currentScript: null as unknown,
    readyState: isLoading ? 'interactive' : 'complete',
  });
  const beacons: { url: string; entries: Record<string, unknown>[] }[] = [];
  const sendBeacon = (url: string, text: string): boolean => {
    const isTaken = new TextEncoder().encode(text).length <= beaconBytes;
    if (isTaken) beacons.push({ url, entries: JSON.parse(text) });
    return isTaken;
  };
  const navigator = { onLine: true, userAgent, ...(hasBeacons && { sendBeacon }) };
  const page = Object.assign(new EventTarget(), {
    document,
    navigator,
    location: { search, protocol: 'https:' },
    localStorage: undefined as unknown,
    requestIdleCallback: (act: () => void) => setTimeout(act, 0),
  });
  return {
    page: page as unknown as Window & Record<string, unknown>,
    document,
    beacons,
    leave: (): unknown => page.dispatchEvent(new Event('pagehide')),
    hide(): void {
      document.visibilityState = 'hidden';
      document.dispatchEvent(new Event('visibilitychange'));
    },
    connect(isOnline: boolean): void {
      navigator.onLine = isOnline;
      page.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    },
    finishLoading(): void {
      document.readyState = 'complete';
      page.dispatchEvent(new Event('load'));
    },
    activate(): void {
      document.prerendering = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    },
  };
}
