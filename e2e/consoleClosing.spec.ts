import { readFileSync } from 'node:fs';
import { findComplaints } from './support/findComplaints';
import { fill, makeWidget, openAccount } from './support/signUp';
import { expect, test } from './support/test';

const password = 'correct horse battery';

test('OWN-01 OWN-23 an account is exported, deleted and restored, and its owner deletes it and themselves', async ({
  product: { url },
  visitor,
}) => {
  const { tab } = visitor;
  if (!tab) throw new Error('The console is gone through in Chromium alone.');
  visitor.allowError(/status of 4\d\d|Bad Request|Unauthorized|Conflict/);
  await openAccount(visitor, url, 'leaving@example.com');
  await makeWidget(visitor, url);

  await visitor.goto(`${url}/console/settings/you`);
  await fill(visitor, '[data-form=me] input[name=password]', password);
  await visitor.click('[data-form=me] button');
  await expect.poll(() => visitor.see('[data-form=me] [role=alert]')).toContain('only owner of Corner Shop');

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
  await fill(visitor, '[data-form=account] input[name=password]', password);
  await visitor.click('[data-form=account] button');
  await visitor.see('[data-notice-title]');
  // Also after a reload, wherever one was.
  await visitor.goto(`${url}/console/widgets`);
  expect(await visitor.see('[data-notice-title]')).toBe('Corner Shop was deleted');
  await visitor.click('main button:last-of-type');
  await visitor.see('input[type=password]');
});
