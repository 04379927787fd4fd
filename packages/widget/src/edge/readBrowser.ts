import type { Browser } from '../core/State';

/** What the rules want to know about this browser, read once, as data. */
export function readBrowser(page: Window): Browser {
  const { userAgent, language, maxTouchPoints } = page.navigator;
  // iPadOS calls itself a Mac; its touch points give it away.
  const isIpad = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  return {
    hostname: page.location.hostname,
    userAgent,
    isMobile: isIpad || /Android|iPhone|iPad|iPod|Mobile|Tablet|Silk|Kindle/i.test(userAgent),
    isIos: isIpad || /iPhone|iPad|iPod/.test(userAgent),
    language: language ?? '',
  };
}
