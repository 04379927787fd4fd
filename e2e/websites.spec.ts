import { leaveNumber } from './support/funnelTest';
import { dialogOf, said } from './support/handWritten';
import { openAccount } from './support/signUp';
import { expect, test } from './support/test';

const widget = {
  type: 'modal',
  channel: 'sms',
  name: 'Club',
  data: { main: { title: 'Join', whenDisplay: ['immediately', null], showAgain: ['always', null] } },
};

test('NET-11 A-27 DISP-22 OWN-03 an unlisted website: the owner knows before the first visitor, who sees no message for owners', async ({
  hostPage,
  product,
  visitor,
}) => {
  await openAccount(visitor, product.url, 'moved@example.com');
  const { widgetId, accountId } = await visitor.evaluate(async (made) => {
    const ask = async (method: string, path: string, body?: object) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api/v1${path}`, {
        method,
        ...(body && { headers, body: JSON.stringify(body) }),
      });
      return (await answer.json()) as { widgetId: number; accountId: number; revision: number };
    };
    const { widgetId: id, revision } = await ask('POST', '/widgets', made);
    await ask('POST', `/widgets/${id}/publish`, { revision });
    return { widgetId: id, accountId: (await ask('GET', '/settings')).accountId };
  }, widget);

  // There are no visitors yet: the owner reads what will happen.
  await visitor.goto(`${product.url}/console/widgets`);
  expect(await visitor.see('[data-website-alerts]')).toContain('Until then, sign-ups by phone are rejected.');

  await visitor.goto(hostPage.serve(product.scriptTag(String(accountId)), { host: 'moved.test' }));
  await visitor.see(dialogOf(widgetId));
  await expect.poll(() => said(visitor)).toContain('sign-ups by phone from moved.test are rejected');
  const verdict = await visitor.evaluate(
    async (id) => (await window.MC.explain(id)).find(({ rule }) => rule === 'website'),
    widgetId,
  );
  expect(verdict).toMatchObject({ ok: false, sentence: expect.stringContaining('add it to the websites') });
  await leaveNumber(visitor, dialogOf(widgetId), '202 555 0171');
  const words = await visitor.see(`${dialogOf(widgetId)} >> [role=alert]`);
  expect(words).toContain('We can’t take sign-ups here right now.');
  expect(words).not.toContain('account');

  await visitor.goto(`${product.url}/console/widgets`);
  await expect
    .poll(async () => {
      await visitor.reload();
      return visitor.see('[data-website-alerts]');
    })
    .toContain('We rejected 1 sign-up from moved.test');
  await visitor.click('[data-website-alerts] button');
  await expect.poll(() => visitor.sees('[data-website-alerts]')).toBe(false);
  await visitor.goto(hostPage.serve(product.scriptTag(String(accountId)), { host: 'moved.test' }));
  await leaveNumber(visitor, dialogOf(widgetId), '202 555 0171');
  await visitor.see(`${dialogOf(widgetId)} >> [role=status]`);
  expect(await product.sql`select phone from subscribers where account_id = ${accountId}`).toHaveLength(1);
});
