import { openEditor } from './support/signUp';
import { expect, test } from './support/test';

test("OWN-08 SMS-08 SMS-10 a preview shows an iPhone if the form differs there, and has the font of the owner's site", async ({
  product,
  visitor,
}) => {
  await openEditor(visitor, product.url, 'looks@example.com');
  const { tab } = visitor;
  if (!tab) throw new Error('This spec runs where there is a tab of Playwright.');
  const editor = (await visitor.url()).replace(/[?#].*/, '');
  const widget = (css: string) =>
    tab.locator('iframe[title="Widget preview"][data-front][data-drawn]').contentFrame().locator(css);
  const show = async (look: string): Promise<void> => {
    await visitor.goto(`${editor}?${look}`);
    await visitor.see('iframe[title="Widget preview"][data-front][data-drawn]');
  };
  await show('device=phone');
  await expect(widget('dialog input[type=tel]')).toBeVisible();
  await expect(widget('dialog a[href^="sms:"]')).toHaveCount(0);
  await show('device=iphone');
  await expect(widget('dialog a[href^="sms:"]')).toBeVisible();
  await expect(widget('dialog input[type=tel]')).toHaveCount(0);

  const page = encodeURIComponent(`${product.url}/sites/leaf.svg`);
  await show(`host=own&page=${page}&font=${encodeURIComponent('Georgia, serif')}`);
  // The preview may be drawn again in between.
  for (const css of ['dialog h2', 'dialog button[type=submit]', 'dialog input[type=tel]'])
    await expect(widget(css).first()).toHaveCSS('font-family', 'Georgia, serif');
});
