import { embeds, everyType, fullAccount, widgetOf } from './support/everyType';
import { handWritten, modal, smsModal } from './support/handWritten';
import { consentsOf, field, leaveNumber, signUpInModal, thanks } from './support/leaveNumber';
import type { HostPage } from './support/openHostPage';
import type { Product } from './support/openProduct';
import { expect, test } from './support/test';
import { useEveryType } from './support/useEveryType';
import type { Visitor } from './support/Visitor';

declare global {
  interface Window {
    /** What the page's policies have reported. */
    reports: string[];
    shifted: number;
  }
}

const tall = `<h1>Shop</h1>${'<p>Text</p>'.repeat(200)}`;
const reportPath = '/reports';

/** Records what the page's policies report, before any script of the page; also if the page allows no inline script. */
async function watchReports({ tab }: Visitor): Promise<void> {
  await tab?.addInitScript(() => {
    window.reports = [];
    window.shifted = 0;
    addEventListener('securitypolicyviolation', (event) =>
      window.reports.push(`${event.effectiveDirective} ${event.blockedURI}`),
    );
    // Violations of the content security policy are known by then.
    const others = (all: Report[]) =>
      all.map(({ type }) => String(type)).filter((type) => type !== 'csp-violation');
    new ReportingObserver((all) => window.reports.push(...others(all)), { buffered: true }).observe();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const reportsOf = (visitor: Visitor): Promise<string[]> => visitor.evaluate(() => window.reports);

/** Opens the account's modal on a page with these headers, signs up, and expects one consent. */
async function signUp(
  { hostPage, product, visitor }: { hostPage: HostPage; product: Product; visitor: Visitor },
  headers: Record<string, string>,
  page = tall + product.scriptTag('1001'),
): Promise<void> {
  await watchReports(visitor);
  await visitor.goto(hostPage.serve(page, { headers }));
  await signUpInModal(visitor, product);
}

test.describe('A02 A08 A11 policies of a host', () => {
  const quiet: [what: string, headers: (own: string) => Record<string, string>][] = [
    [
      'a list of hosts with our server, and only its own styles',
      (own) => ({
        'content-security-policy': `default-src 'none'; script-src ${own}; connect-src ${own}; img-src ${own}; style-src 'self'`,
      }),
    ],
    [
      'Trusted Types with policies of other names only',
      () => ({
        'content-security-policy': "require-trusted-types-for 'script'; trusted-types host-a host-b",
      }),
    ],
    [
      'a dozen browser features turned off',
      () => ({
        'permissions-policy':
          'unload=(), storage-access=(), sync-xhr=(), geolocation=(), camera=(), microphone=(), fullscreen=(), autoplay=(), clipboard-read=(), clipboard-write=(), payment=(), web-share=()',
      }),
    ],
  ];
  for (const [what, headers] of quiet)
    test(`LOAD-26 ${what}: a visitor signs up, and nothing is reported`, async ({
      hostPage,
      product,
      visitor,
    }) => {
      await signUp({ hostPage, product, visitor }, headers(product.url));
      expect(await reportsOf(visitor)).toEqual([]);
    });

  test('LOAD-26 A09 an isolated page stays isolated, and a visitor signs up', async ({
    hostPage,
    product,
    visitor,
  }) => {
    await signUp(
      { hostPage, product, visitor },
      { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' },
    );
    expect(await visitor.evaluate(() => window.crossOriginIsolated)).toBe(true);
    expect(await reportsOf(visitor)).toEqual([]);
  });

  test('LOAD-26 A03 a page that does not allow our script: one violation, no request, and no widget', async ({
    hostPage,
    product,
    visitor,
  }) => {
    visitor.allowError(/Content Security Policy/);
    await watchReports(visitor);
    const headers = { 'content-security-policy': "script-src 'self'" };
    await visitor.goto(hostPage.serve(tall + product.scriptTag('1001'), { headers }));
    await visitor.scrollTo('60%');
    await expect.poll(() => reportsOf(visitor)).toEqual([`script-src-elem ${product.url}/1001.js`]);
    expect(product.seen).toEqual([]);
    expect(await visitor.evaluate(() => 'MC' in window)).toBe(false);
  });

  test('ERR-15 SMS-07 A04 a page that allows our script but no calls: the visitor sees an error and keeps the number, and no call is repeated', async ({
    hostPage,
    product,
    visitor,
  }) => {
    visitor.allowError(/Content Security Policy|Refused to connect|Failed to load resource/);
    await watchReports(visitor);
    const headers = { 'content-security-policy': `script-src ${product.url}; connect-src 'self'` };
    await visitor.goto(hostPage.serve(tall + product.scriptTag('1001'), { headers }));
    await visitor.waitFor(() => document.querySelector('.mcwidget-overlay'));
    await visitor.scrollTo('60%');
    await leaveNumber(visitor);
    expect(await visitor.see(`${modal} >> [role=alert]`)).toContain('check your connection');
    expect(await visitor.see(field)).not.toBe('');
    const call = `connect-src ${product.url}/widget/createSubscriberByPhoneNumber`;
    await expect.poll(() => reportsOf(visitor)).toContain(call);
    // Reports arrive in order: once there is one of a later call, those of earlier ones are there, too.
    await visitor.evaluate(() => fetch('http://cdn.test/later').catch(() => {}));
    await expect.poll(() => reportsOf(visitor)).toContain('connect-src http://cdn.test/later');
    const times = new Map<string, number>();
    for (const line of await reportsOf(visitor)) times.set(line, (times.get(line) ?? 0) + 1);
    expect(times.get(call)).toBe(1);
    expect(Math.max(...times.values())).toBeLessThan(4);
  });

  test('LOAD-26 A06 a page without pictures: the owner’s is missing, nothing moves, and a visitor signs up', async ({
    hostPage,
    product,
    visitor,
  }) => {
    visitor.allowError(/Content Security Policy/);
    const picture = 'http://cdn.test/plant.svg';
    const image = { mediaType: 'image', image: { img_big: picture } };
    const page = handWritten(product, { widgets: [smsModal(5001, image)] });
    await watchReports(visitor);
    const headers = { 'content-security-policy': "img-src 'none'; media-src 'none'; font-src 'none'" };
    await visitor.goto(hostPage.serve(page, { headers }));
    await visitor.see(field);
    await expect.poll(() => reportsOf(visitor)).toContain(`img-src ${picture}`);
    const shifted = await visitor.evaluate(async () => {
      // Shifts are reported after the next frame.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return window.shifted;
    });
    expect(shifted).toBe(0);
    const phone = await leaveNumber(visitor);
    await visitor.see(thanks);
    expect(await consentsOf(product, phone)).toHaveLength(1);
    expect(new Set(await reportsOf(visitor))).toEqual(new Set([`img-src ${picture}`]));
  });

  test('LOAD-26 A12 every type under a policy that only reports: nothing is reported @full', async ({
    hostPage,
    product,
    visitor,
  }) => {
    visitor.allowError(/Report Only|report-only/i);
    await watchReports(visitor);
    const widgets = everyType.map((type) => widgetOf(type));
    const policy = `script-src 'nonce-n1' 'strict-dynamic'; style-src 'none'; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'; report-uri ${reportPath}`;
    const html = handWritten(product, { widgets, account: fullAccount, body: embeds })
      .replaceAll('<script', '<script nonce="n1"')
      .replaceAll(/ style="[^"]*"/g, '');
    const headers = { 'content-security-policy-report-only': policy };
    await visitor.goto(hostPage.serve(html, { headers }));
    await useEveryType({ visitor, product });
    const received = () => hostPage.seen.filter(({ path }) => path === reportPath).length;
    expect(await reportsOf(visitor)).toEqual([]);
    // The collector works: a violation of the page's own arrives, as the only one.
    await visitor.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await expect.poll(received).toBe(1);
    expect(await reportsOf(visitor)).toHaveLength(1);
  });

  test('STOR-03 A10 a sandboxed page without an origin: the form works in memory, and a sign-up is refused with a sentence', async ({
    hostPage,
    product,
    visitor,
  }) => {
    await watchReports(visitor);
    const headers = { 'content-security-policy': 'sandbox allow-scripts' };
    await visitor.goto(hostPage.serve(tall + product.scriptTag('1001'), { headers }));
    await visitor.waitFor(() => document.querySelector('.mcwidget-overlay'));
    await visitor.scrollTo('60%');
    expect(await visitor.evaluate(() => window.origin)).toBe('null');
    const phone = await leaveNumber(visitor);
    expect(await visitor.see(`${modal} >> [role=alert]`)).toContain('We can’t take sign-ups here');
    expect(await consentsOf(product, phone)).toEqual([]);
  });
});
