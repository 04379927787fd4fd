import { readFileSync } from 'node:fs';
import { askApi } from './support/fields/Garden';
import { findComplaints } from './support/findComplaints';
import { fill, makeWidget, openAccount } from './support/signUp';
import { expect, test } from './support/test';

const password = 'correct horse battery';

test('OWN-01 OWN-23 an account is exported, deleted and restored, and its only owner can delete themselves after it', async ({
  product: { url },
  visitor,
}) => {
  const { tab } = visitor;
  if (!tab) throw new Error('The console is gone through only in Chromium.');
  visitor.allowError(/status of 4\d\d|Bad Request|Unauthorized|Conflict|Forbidden/);
  await openAccount(visitor, url, 'leaving@example.com');
  await makeWidget(visitor, url);

  // The list above is drawn when it is loaded.
  await visitor.see('section[aria-label=Sessions] li');
  await fill(visitor, '[data-form=me] input[name=password]', password);
  await visitor.click('[data-form=me] button');
  await expect
    .poll(() => visitor.see('[data-form=me] > [role=alert] p'))
    .toContain('only owner of Corner Shop');

  await visitor.click('nav a[href$="/settings"]');
  await visitor.see('[data-form=account] input');
  const [file] = await Promise.all([
    tab.waitForEvent('download'),
    visitor.click('section[aria-label="Delete account"] a[download]'),
  ]);
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines.map((line) => JSON.parse(line).table)).toEqual(
    expect.arrayContaining(['accounts', 'widgets']),
  );

  await fill(visitor, '[data-form=account] input[name=password]', 'a wrong password');
  await visitor.click('[data-form=account] button');
  await visitor.see('[data-form=account] [aria-invalid=true]');
  await fill(visitor, '[data-form=account] input[name=password]', password);
  await visitor.click('[data-form=account] button');
  expect(await visitor.see('[data-notice-title]')).toBe('Corner Shop was deleted');
  expect(await findComplaints(visitor, 'a deleted account')).toEqual([]);

  await visitor.click('main button');
  await visitor.see('[data-form=account] input');
  // Another tab deletes it: this one notices with its next request.
  const place = { tab, product: { url } };
  const { account } = await askApi<{ account: { accountId: number } }>(place, 'GET', '/session');
  await askApi(place, 'POST', '/account/close', { accountId: account.accountId, password });
  await visitor.click('nav a[href$="/widgets"]');
  await visitor.see('[data-notice-title]');
  // Also after a reload, wherever one was.
  await visitor.goto(`${url}/console/widgets`);
  expect(await visitor.see('[data-notice-title]')).toBe('Corner Shop was deleted');
  await fill(visitor, '[data-form=me] input[name=password]', password);
  await visitor.click('[data-form=me] button');
  await visitor.see('a[href$="/forgot"]');
});
