import { expect, test } from './support/test';
import { until } from './support/until';
import { admitRecorder } from './support/withRecorder';

/** A shadow root with a dialog in it, and a log of what happened. */
const shop = `<h1>Shop</h1><button id="host">Host button</button><div id="widget"></div>
<div style="height: 3000px"></div><script>
  window.trail = [];
  const root = document.getElementById('widget').attachShadow({ mode: 'open' });
  root.innerHTML = '<button class="show">Show</button><dialog aria-label="Offer"><input class="phone">' +
    '<button class="close">Close</button></dialog>';
  const dialog = root.querySelector('dialog');
  root.querySelector('.show').onclick = (event) => { trail.push('click:' + event.isTrusted); dialog.showModal(); };
  root.querySelector('.close').onclick = () => dialog.close();
  dialog.onclose = () => trail.push('closed');
  onscroll = () => trail.push('scrolled');
</script>`;

/** Adds a script from an outside host and returns what it left behind. */
const loadSdk = (address: string) =>
  new Promise<string>((done, fail) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => done((window as { sdk?: string }).sdk ?? '');
    script.onerror = () => fail(new Error('not loaded'));
    document.head.append(script);
  });

declare global {
  interface Window {
    trail: string[];
  }
}

test('a visitor opens a dialog in a shadow root, types, and leaves with Escape', async ({
  hostPage,
  visitor,
}) => {
  await visitor.goto(hostPage.serve(shop));
  expect(await visitor.sees('.phone')).toBe(false);
  await visitor.click('#widget >> .show');
  await visitor.click('dialog .phone');
  await visitor.type('+49 170');
  expect(await visitor.see('.phone')).toBe('+49 170');
  await visitor.press('Shift+Tab');
  await visitor.press('Escape');
  await visitor.waitFor(() => window.trail.includes('closed'));
  expect(await visitor.evaluate(() => window.trail)).toEqual(['click:true', 'closed']);
  expect(await visitor.see('#host')).toBe('Host button');
});

test('a click waits until nothing covers its target', async ({ hostPage, visitor }) => {
  const cover = '<div id="cover" style="position:fixed; inset:0" onclick="trail.push(`cover`)"></div>';
  await visitor.goto(hostPage.serve(shop + cover));
  const click = visitor.click('.show');
  await visitor.evaluate(() => {
    setTimeout(() => document.getElementById('cover')?.remove(), 300);
  });
  await click;
  expect(await visitor.waitFor(() => window.trail.at(0))).toBe('click:true');
});

test('a visitor scrolls, resizes, navigates, reloads and goes back', async ({ hostPage, visitor }) => {
  const second = hostPage.serve('<h1>Second</h1>', { path: '/second' });
  await visitor.goto(hostPage.serve(shop));
  await visitor.scrollTo('100%');
  await visitor.waitFor(() => window.trail.includes('scrolled'));
  expect(await visitor.evaluate(() => scrollY + innerHeight === document.documentElement.scrollHeight)).toBe(
    true,
  );
  await visitor.viewport(390, 844);
  expect(await visitor.evaluate(() => [innerWidth, innerHeight])).toEqual([390, 844]);
  expect((await visitor.screenshot()).readUInt32BE(16)).toBe(390);
  await visitor.goto(second);
  await visitor.reload();
  expect(await visitor.see('h1')).toBe('Second');
  await visitor.back();
  expect(await visitor.url()).toBe(`${hostPage.origin}/`);
  expect(hostPage.seen.filter(({ path }) => path === '/second')).toHaveLength(2);
});

test('the site received the content of a beacon', async ({ hostPage, visitor }) => {
  await visitor.goto(hostPage.serve(shop));
  await visitor.evaluate(() => navigator.sendBeacon('/beacon', 'now'));
  const beacon = await until(() => hostPage.seen.find(({ path }) => path === '/beacon'), 'the beacon');
  expect(beacon).toMatchObject({ method: 'POST', body: 'now' });
});

test('a double answers for an outside host', async ({ hostPage, outside, visitor }) => {
  for (const host of ['connect.facebook.net', 'www.youtube.com'])
    outside.expect(host, ({ path }) => ({
      type: 'text/javascript',
      body: `window.sdk = '${host}${path}'`,
    }));
  await visitor.goto(hostPage.serve(shop));
  expect(outside.seen).toEqual([]);
  for (const address of ['connect.facebook.net/en_US/sdk.js', 'www.youtube.com/iframe_api'])
    expect(await visitor.evaluate(loadSdk, `https://${address}`)).toBe(address);
  expect(outside.seen.map(({ path }) => path)).toEqual(['/en_US/sdk.js', '/iframe_api']);
});

test('a host page has the name given by the test', async ({ hostPage, visitor }) => {
  await visitor.goto(hostPage.serve(shop, { host: 'shop.test' }));
  expect(await visitor.evaluate(() => location.hostname)).toBe('shop.test');
  await expect(visitor.evaluate(loadSdk, `${hostPage.origin}/none.js`)).rejects.toThrow('not loaded');
  visitor.allowError(/Failed to load resource/);
  expect(hostPage.seen.map(({ host, path }) => host + path)).toContain(
    `${hostPage.origin.replace('http://', '')}/none.js`,
  );
});

test('an unannounced request is a failure, and so is an announced one that never came', async ({
  hostPage,
  outside,
  visitor,
}) => {
  await visitor.goto(hostPage.serve(shop));
  visitor.allowError(/Failed to load resource/);
  await expect(visitor.evaluate(loadSdk, 'https://tracker.example/t.js')).rejects.toThrow('not loaded');
  await expect(visitor.evaluate(loadSdk, 'http://plain.example/t.js')).rejects.toThrow('not loaded');
  outside.expect('never.example', {});
  expect(outside.complaints()).toEqual([
    'unannounced request: GET tracker.example/t.js',
    'unannounced request: GET plain.example/t.js',
    'announced but never asked: never.example',
  ]);
  for (const host of ['tracker.example', 'plain.example']) outside.expect(host, {});
  for (const host of ['never.example']) await visitor.goto(`https://${host}/`);
  expect(outside.complaints()).toEqual([]);
});

test('A29 errors of the page are failures until they are announced @every-engine', async ({
  hostPage,
  visitor,
}) => {
  await visitor.goto(hostPage.serve(shop));
  await visitor.evaluate(() => {
    console.warn('only a warning');
    console.error('said aloud');
    setTimeout(() => {
      throw new Error('thrown aside');
    });
    Promise.reject(new Error('rejected aside'));
  });
  await until(async () => (await visitor.unexpectedErrors()).length === 3, 'three errors');
  expect((await visitor.unexpectedErrors()).join()).toMatch(/said aloud/);
  for (const pattern of [/said aloud/, /thrown aside/, /rejected aside/]) visitor.allowError(pattern);
  expect(await visitor.unexpectedErrors()).toEqual([]);
  expect((await visitor.messages()).find(({ type }) => type === 'warning')?.text).toBe('only a warning');
});

test.describe('fails at its end as it should', () => {
  test.fail();

  test('a test with an unannounced request', async ({ hostPage, outside, visitor }) => {
    visitor.allowError(/./);
    await visitor.goto(hostPage.serve('<img src="https://tracker.example/pixel.gif" alt="">'));
    await until(() => outside.seen.length, 'the request');
  });

  test('a test with an unannounced error', async ({ hostPage, visitor }) => {
    await visitor.goto(hostPage.serve('<script>console.error("said aloud")</script>'));
  });
});

test('a strict content security policy holds, and the recorder works under it @every-engine', async ({
  hostPage,
  visitor,
}) => {
  const headers = {
    'content-security-policy': "default-src 'none'; report-uri /csp",
  };
  await visitor.goto(
    hostPage.serve('<script>window.ran = true</script><h1>Strict</h1>', {
      headers,
    }),
  );
  visitor.allowError(/violates/);
  expect(await visitor.evaluate(() => 'ran' in window)).toBe(false);
  await until(() => hostPage.seen.some(({ path }) => path === '/csp'), 'the report');
  await visitor.evaluate(() => console.error('this violates nothing'));
  expect((await visitor.messages()).map(({ text }) => text)).toContain('this violates nothing');
});

test('the recorder passes a policy that would stop it', () => {
  const admitted = "'nonce-recorder'";
  for (const [policy, expected] of [
    ["default-src 'none'; img-src *", `default-src 'none'; img-src *; script-src ${admitted}`],
    ["script-src 'self'", `script-src 'self' ${admitted}`],
    ["script-src 'unsafe-inline' https:", "script-src 'unsafe-inline' https:"],
    ["script-src 'unsafe-inline' 'nonce-n'", `script-src 'unsafe-inline' 'nonce-n' ${admitted}`],
    ['img-src *', 'img-src *'],
  ] as const)
    expect(admitRecorder(policy)).toBe(expected);
});
