import { fill, openEditor } from './support/signUp';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

const field = (path: string, input = 'input') => `[data-field="${path}"] ${input}`;
const panel = (name: string) => `nav[aria-label=Panels] a[href*="panel=${name}"]`;
const saveIs = (visitor: Visitor, state: string) =>
  visitor.waitFor((kind) => document.querySelector(`[data-save=${kind}]`), state);
const reads = (visitor: Visitor, css: string, words: string) =>
  visitor.waitFor(
    ([one = '', wanted]) => document.querySelector<HTMLInputElement>(one)?.value === wanted,
    [css, words],
  );

test('OWN-07 OWN-09 OWN-10 an error names its field and leads there, a draft can be discarded and restored, and a viewer learns why nothing can be changed', async ({
  product: { url, sql },
  visitor,
}) => {
  visitor.allowError(/status of 422|Unprocessable/);
  await openEditor(visitor, url, 'complaints@example.com');
  await fill(visitor, field('main.image.img_big'), 'no address');
  await visitor.waitFor(() => document.querySelector('[data-mark=content]'));
  await visitor.click(panel('look'));
  await saveIs(visitor, 'saved');
  await visitor.click('[data-act=publish]');
  expect(await visitor.see('dialog [data-problems]')).toContain('must be an image URL');
  await visitor.click('dialog [data-problems] a');
  expect(await visitor.see(field('main.image.img_big'))).toBe('no address');
  await fill(visitor, field('main.image.img_big'), '/leaf.svg');
  await visitor.waitFor(() => !document.querySelector('[data-mark]'));

  // More than the server accepts.
  await visitor.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('[data-field="main.title"] input');
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    write?.call(input, 'x'.repeat(20_000));
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await saveIs(visitor, 'refused');
  await visitor.click(panel('look'));
  expect(await visitor.see('[data-save=refused]')).toContain('“Headline” must be text');
  await visitor.click('[data-save=refused] a');
  await fill(visitor, field('main.title'), 'First words');
  await saveIs(visitor, 'saved');
  await visitor.click('[data-act=publish]');
  await visitor.click('dialog footer button:last-of-type');
  await visitor.waitFor(() => document.querySelector('[data-act=publish]:disabled'));

  await fill(visitor, field('main.title'), 'Second words');
  await saveIs(visitor, 'saved');
  await visitor.click('[aria-label=Versions]');
  await visitor.click('[data-act=discard]');
  await reads(visitor, field('main.title'), 'First words');
  await visitor.waitFor(() => document.querySelector('[data-act=publish]:disabled'));
  await visitor.click('[data-tone]:last-of-type button:not([aria-label])');
  await reads(visitor, field('main.title'), 'Second words');
  await saveIs(visitor, 'saved');

  await sql`update members set role = 'viewer' where user_id = (select user_id from users where email = 'complaints@example.com')`;
  await visitor.reload();
  expect(await visitor.see('fieldset')).toContain('view-only access');
  await visitor.click('[aria-label=Versions]');
  await visitor.see('dialog li');
  expect(await visitor.sees('dialog li button')).toBe(false);
  await visitor.goto(`${url}/console/new`);
  expect(await visitor.see('main h2')).toContain('view-only access');
});
