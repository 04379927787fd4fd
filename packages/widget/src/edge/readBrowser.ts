import type { Browser } from '../core/State';
import { isIosBrowser, isMobileBrowser } from './isMobileBrowser';

/** What the rules need to know about this browser, read once, as data. */
export function readBrowser(page: Window): Browser {
  const { userAgent, language } = page.navigator;
  return {
    hostname: page.location.hostname,
    userAgent,
    isMobile: isMobileBrowser(page),
    isIos: isIosBrowser(page.navigator),
    language: language ?? '',
  };
}
