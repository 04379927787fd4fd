import type { Browser } from '@playwright/test';
import type { Engine } from '../../tools/browsers/engines';
import type { BrowserActions, Message, VisitorOptions } from './Visitor';

const present = (options: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

/** Opens a separate page in a running Chromium or Firefox. */
export async function openTab(
  browser: Browser,
  engine: Engine,
  options: VisitorOptions,
): Promise<BrowserActions> {
  const { widthPx, heightPx, proxyPort, userAgent, locale, timezoneId } = options;
  const context = await browser.newContext({
    viewport: { width: widthPx, height: heightPx },
    ignoreHTTPSErrors: true,
    // On the context and not on launch: there Firefox would ignore https.
    proxy: {
      server: `http://127.0.0.1:${proxyPort}`,
      bypass: '127.0.0.1,localhost',
    },
    ...present({ userAgent, locale, timezoneId }),
  });
  const messages: Message[] = [];
  context.on('console', (message) =>
    messages.push({ source: 'console', type: message.type(), text: message.text() }),
  );
  context.on('weberror', (thrown) =>
    messages.push({
      source: 'page',
      type: 'error',
      text: thrown.error().message,
    }),
  );
  const tab = await context.newPage();

  return {
    engine,
    tab,
    goto: async (address) => void (await tab.goto(address)),
    // Asks the page, because Playwright misses pages that Firefox restores.
    url: () => tab.evaluate<string>('location.href'),
    reload: async () => void (await tab.reload()),
    run: (source, given) => tab.evaluate(`(${source})(${JSON.stringify(given) ?? ''})`),
    clickAt: (xPx, yPx) => tab.mouse.click(xPx, yPx),
    moveTo: (xPx, yPx) => tab.mouse.move(xPx, yPx),
    press: (chord) => tab.keyboard.press(chord),
    type: (text) => tab.keyboard.type(text),
    screenshot: () => tab.screenshot(),
    viewport: (width, height) => tab.setViewportSize({ width, height }),
    async messages() {
      // Messages from before this question arrive before its answer.
      await tab.evaluate('0').catch(() => undefined);
      return messages;
    },
    close: () => context.close(),
  };
}
