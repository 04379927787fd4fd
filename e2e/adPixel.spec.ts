import { handWritten } from './support/handWritten';
import { fbWidget, followLink, noteEvents, pluginAccount, sdkHost } from './support/sdkDouble';
import { expect, test } from './support/test';

/** Replaces the pixel's own script: takes over the queue and records what follows. */
const pixelScript = `window.heard = [];
fbq.callMethod = (...words) => heard.push(words);
for (const words of fbq.queue.splice(0)) fbq.callMethod(...words);`;

test('LOAD-14 PIX-24 SUB-03 A-57 a landing starts the ad pixel with limited data use first, and reports the opt-in to it', async ({
  hostPage,
  outside,
  product,
  visitor,
}) => {
  outside.expect(sdkHost, { type: 'text/javascript', body: pixelScript });
  const landing = { ...fbWidget(40, 'landing'), data: { setup: { pixelId: '77' } } };
  const body = `${noteEvents}<main class="mcwidget-landing" data-widget-id="40" id="landing"></main>`;
  // With this flag a submit is trusted, and no plugin is loaded.
  const account = { ...pluginAccount, is_eu_affected: true };
  await visitor.goto(hostPage.serve(handWritten(product, { widgets: [landing], account, body })));
  const heard = () => visitor.evaluate(() => (window as unknown as { heard?: unknown[][] }).heard);
  const began = [
    ['dataProcessingOptions', ['LDU'], 0, 0],
    ['init', '77'],
    ['trackSingle', '77', 'PageView'],
  ];
  await expect.poll(heard).toEqual(began);
  await visitor.waitFor(() => window.trail.includes('landing rendered eu_account_affected'));
  await followLink(visitor, 'landing');
  await expect.poll(heard).toEqual([...began, ['trackSingleCustom', '77', 'OptIn']]);
  expect(outside.seen.map(({ path }) => path)).toEqual(['/en_US/fbevents.js']);
});
