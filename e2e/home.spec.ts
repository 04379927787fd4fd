import { findComplaints } from './support/findComplaints';
import { expect, test } from './support/test';

test('OWN-20 the home page introduces the product: its links work, the snippet is ready to paste, and it fits a phone', async ({
  product: { url },
  visitor,
}) => {
  const { tab } = visitor;
  await visitor.goto(`${url}/`);
  expect(await visitor.see('#line')).toBe(`<script src="${url}/1001.js" async></script>`);
  const links = await visitor.evaluate(() =>
    [...document.querySelectorAll('a')].map((link) => link.href.replace(/#.*/, '')),
  );
  const answers = await Promise.all(
    [...new Set(links)].map(async (link) => [link, (await fetch(link)).status]),
  );
  // The sandbox asks visitors to sign in.
  expect(answers.filter(([, status]) => status !== 200)).toEqual([[`${url}/sandbox`, 401]]);
  expect(answers.length).toBeGreaterThan(8);
  if (!tab) return;
  expect(await findComplaints(visitor, 'home')).toEqual([]);
  await visitor.viewport(390, 844);
  expect(
    await visitor.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
});
