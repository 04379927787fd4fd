import { fill, openAccount } from './support/signUp';
import { expect, test } from './support/test';

test('OWN-09 OWN-19 a landing page goes live at the typed address, and the previous one redirects there', async ({
  product,
  visitor,
}) => {
  const { url } = product;
  await openAccount(visitor, url, 'lands@example.com');
  const widgetId = await visitor.evaluate(async () => {
    const data = { main: { title: 'Spring sale' } };
    const body = JSON.stringify({ type: 'landing', channel: 'sms', name: 'Spring', data });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/v1/widgets', { method: 'POST', headers, body });
    return ((await answer.json()) as { widgetId: number }).widgetId;
  });
  await visitor.goto(`${url}/console/widgets/${widgetId}?panel=where`);
  const see = async (slug: string) => {
    const answer = await fetch(`${url}/l/${slug}`, { redirect: 'manual' });
    return [answer.status, answer.headers.get('location')];
  };
  const field = 'fieldset input';
  await visitor.see(field);
  await fill(visitor, field, 'spring-sale');
  // Straight from the field to the button.
  await visitor.click('[data-act=publish]');
  await visitor.click('dialog[open] footer button:last-child');
  await expect.poll(() => visitor.see('[data-address=live] a')).toContain(`${url}/l/spring-sale`);
  await expect.poll(() => see('spring-sale')).toEqual([200, null]);

  await fill(visitor, field, 'Summer Sale');
  await visitor.press('Enter');
  await expect.poll(() => visitor.see('[data-address=live] a')).toContain(`${url}/l/summer-sale`);
  expect(await see('summer-sale')).toEqual([200, null]);
  expect(await see('spring-sale')).toEqual([302, '/l/summer-sale']);
  await visitor.goto(`${url}/l/spring-sale`);
  expect(await visitor.see('h1')).toBe('Spring sale');
});
