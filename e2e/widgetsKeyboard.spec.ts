import type { RuntimeType } from '@beckon/contract';
import {
  at,
  chatPath,
  dialogs,
  embeds,
  everyType,
  fullAccount,
  idOf,
  insertWidgets,
  widgetOf,
} from './support/everyType';
import { handWritten } from './support/handWritten';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

/** The focused element, however deep: its widget, its role or tag, and its name. */
const focus = (visitor: Visitor): Promise<{ id: string; kind: string; name: string }> =>
  visitor.evaluate(() => {
    let element = document.activeElement;
    const id = element?.getAttribute('data-widget-id') ?? element?.id ?? '';
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const { labels } = (element ?? {}) as HTMLInputElement;
    const name =
      element?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element?.textContent ?? '';
    const kind = element?.getAttribute('role') ?? element?.getAttribute('type') ?? element?.localName ?? '';
    return { id, kind, name: name.trim() };
  });
const idText = (type: RuntimeType): string => String(idOf[type]);

/** Presses Tab until something of this kind in this widget has the focus; returns its name. */
async function tabTo(visitor: Visitor, type: RuntimeType, kind: string, key = 'Tab'): Promise<string> {
  for (let turn = 0; turn < 60; turn += 1) {
    const now = await focus(visitor);
    if (now.id === idText(type) && now.kind === kind) return now.name;
    await visitor.press(key);
  }
  throw new Error(
    `No ${kind} of ${type} is reached by Tab; the focus is on ${JSON.stringify(await focus(visitor))}`,
  );
}

/** Marks the live regions, before they have anything to announce. */
const markLive = (visitor: Visitor, type: RuntimeType): Promise<number> =>
  visitor.evaluate((css) => {
    const live =
      document.querySelector(css)?.shadowRoot?.querySelectorAll('[role=alert],[role=status]') ?? [];
    for (const element of live) element.setAttribute('data-was-there', '');
    return live.length;
  }, at(type));

/** No number, a wrong one, a right one: all by keyboard, and all of it announced. */
async function leaveNumber(visitor: Visitor, type: RuntimeType): Promise<void> {
  const place = at(type);
  expect(await tabTo(visitor, type, 'tel')).toBe('Phone number');
  expect(await markLive(visitor, type), type).toBeGreaterThan(1);
  await visitor.press('Enter');
  expect(await visitor.see(`${place} >> [role=alert][data-was-there]`)).toContain('Please enter');
  expect(
    await visitor.evaluate((css) => {
      const field = document.querySelector(css)?.shadowRoot?.querySelector('input[type=tel]');
      const words = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
      const root = field?.getRootNode() as ShadowRoot | undefined;
      const said = words.map((id) => root?.getElementById(id)?.textContent).join();
      return [field?.getAttribute('aria-invalid'), said.includes('Please enter')];
    }, place),
  ).toEqual(['true', true]);
  await visitor.type('2015550155');
  expect(await tabTo(visitor, type, 'submit')).toBe('Subscribe');
  await visitor.press('Enter');
  expect(await visitor.see(`${place} >> [role=status][data-was-there]:has(svg)`)).toContain('Thank you!');
  // A screen reader user ends up where the message is.
  await expect
    .poll(() => focus(visitor))
    .toMatchObject({ id: idText(type), name: expect.stringContaining('Thank you!') });
}

test.describe('with just the keyboard', () => {
  test('OVL-06 OVL-01 BAR-02 BAR-04 EMB-03 CHK-02 OMNI-02 OMNI-11 OMNI-28 CCHAT-06 A-29 A69 every flow, from the focus in to the focus back', async ({
    hostPage,
    product,
    visitor,
  }) => {
    await insertWidgets(product);
    const ticked = widgetOf(
      'bar',
      { main: { buttonType: 'checkbox', barPlacement: 'bottom' } },
      { id: 201, channel: 'fb' },
    );
    const widgets = [...everyType.map((type) => widgetOf(type)), ticked];
    const note = `<script>addEventListener('click', (event) => {
      const link = event.composedPath()[0].closest('a');
      if (link) { trail.push(link.href); event.preventDefault(); } }, true)</script>`;
    const body = `<button id="own" autofocus>Own</button>${embeds}${note}`;
    await visitor.goto(hostPage.serve(handWritten(product, { widgets, account: fullAccount, body })));
    const followed = () => visitor.evaluate(() => window.trail.splice(0).at(-1) ?? '');

    await test.step('modal and takeover: focus in, a name, round and round, and out', async () => {
      for (const type of dialogs) {
        await visitor.see(`${at(type)} >> input[type=tel]`);
        await expect
          .poll(() => focus(visitor))
          .toMatchObject({ id: idText(type), kind: 'dialog', name: `Join by ${type}` });
        for (const key of ['Tab', 'Shift+Tab'])
          for (let turn = 0; turn < 9; turn += 1) {
            await visitor.press(key);
            expect((await focus(visitor)).id).toBe(idText(type));
          }
        await leaveNumber(visitor, type);
        await visitor.press('Escape');
        await expect.poll(() => visitor.sees(`${at(type)} >> dialog`)).toBe(false);
      }
      expect((await focus(visitor)).id).toBe('own');
    });

    await test.step('a box in the text of the page', () => leaveNumber(visitor, 'box'));

    await test.step('a bar: its number, and Escape leads back to where the visitor came from', async () => {
      await leaveNumber(visitor, 'bar');
      await visitor.press('Escape');
      await expect.poll(() => visitor.sees(`${at('bar')} >> [role=status]:has(svg)`)).toBe(false);
      expect((await focus(visitor)).id).toBe(idText('checkbox'));
    });

    await test.step('a slide-in does not hold the focus, and gives it back', async () => {
      await visitor.evaluate(() => document.getElementById('own')?.focus());
      await leaveNumber(visitor, 'slide_in');
      await visitor.press('Shift+Tab');
      await visitor.press('Shift+Tab');
      await visitor.press('Shift+Tab');
      expect((await focus(visitor)).id).not.toBe(idText('slide_in'));
      await tabTo(visitor, 'slide_in', 'button');
      await visitor.press('Escape');
      await expect.poll(() => visitor.sees(`${at('slide_in')} >> [role=status]:has(svg)`)).toBe(false);
      expect((await focus(visitor)).id).not.toBe('');
    });

    await test.step('an omnichat: to a link, and to an SMS', async () => {
      expect(await tabTo(visitor, 'omnichat', 'button')).toContain('Need a help?');
      await visitor.press('Tab');
      expect((await focus(visitor)).name).toBe('Close message');
      await visitor.press('Enter');
      await expect
        .poll(() => visitor.sees(`${at('omnichat')} >> button[aria-label="Close message"]`))
        .toBe(false);
      const bubble = `${at('omnichat')} >> button[aria-expanded`;
      expect(await tabTo(visitor, 'omnichat', 'button')).toBe('How can we help you?');
      await visitor.press('Enter');
      await visitor.see(`${bubble}=true]`);
      expect((await focus(visitor)).kind).toBe('dialog');
      expect(await tabTo(visitor, 'omnichat', 'a')).toBe('Messenger');
      await visitor.press('Enter');
      expect(await followed()).toBe(`https://m.me/900?ref=w${idOf.omnichat}`);
      expect(await tabTo(visitor, 'omnichat', 'button')).toBe('Text message');
      await visitor.press('Enter');
      await leaveNumber(visitor, 'omnichat');
      await visitor.press('Escape');
      await visitor.see(`${bubble}=false]`);
      expect(await focus(visitor)).toMatchObject({ kind: 'button', name: 'How can we help you?' });
    });

    await test.step('a button and a checkbox', async () => {
      await visitor.evaluate(() => document.getElementById('own')?.focus());
      expect(await tabTo(visitor, 'button', 'a')).toBe('Send to Messenger');
      await visitor.press('Enter');
      expect(await followed()).toContain(`https://m.me/900?ref=w${idOf.button}_`);
      expect(await tabTo(visitor, 'checkbox', 'checkbox')).toContain('Yes, send me messages from Fern & Fig');
      await visitor.press('Space');
      await visitor.see(`${at('checkbox')} >> a[href^="https://m.me/"]`);
      await visitor.press('Tab');
      await visitor.press('Enter');
      expect(await followed()).toContain(`https://m.me/900?ref=w${idOf.checkbox}_`);
    });

    await test.step("a bar with a checkbox, and the chat's bubble", async () => {
      for (let turn = 0; turn < 60 && (await focus(visitor)).id !== '201'; turn += 1)
        await visitor.press('Tab');
      for (let turn = 0; turn < 9 && (await focus(visitor)).kind !== 'checkbox'; turn += 1)
        await visitor.press('Tab');
      await visitor.press('Space');
      await visitor.see('[data-widget-id="201"] >> a[href^="https://m.me/"]');
      await visitor.press('Tab');
      await visitor.press('Enter');
      expect(await followed()).toContain('https://m.me/900?ref=w201_');
      await visitor.evaluate((path) => history.pushState(null, '', path), chatPath);
      await visitor.see(`${at('customer_chat')} >> a[aria-label]`);
      await visitor.evaluate(() => document.getElementById('own')?.focus());
      for (const name of ['Ask us', 'Go to Messenger']) {
        expect(await tabTo(visitor, 'customer_chat', 'a')).toBe(name);
        await visitor.press('Enter');
        expect(await followed()).toContain(`https://m.me/900?ref=w${idOf.customer_chat}_`);
        await visitor.press('Tab');
      }
    });
  });
});
