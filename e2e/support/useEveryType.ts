import type { RuntimeType } from '@beckon/contract';
import { at, channelOf, chatPath, dialogs, embedded, idOf, insertWidgets, panels } from './everyType';
import { expect } from './expect';
import { formsOf } from './openNumbers';
import type { Product } from './openProduct';
import type { Visitor } from './Visitor';

type Given = { visitor: Visitor; product: Product };

const [firstNumber, numbers] = [150, 49];
let given = 0;

/** A number from an unassigned range. */
function nextNumber(): string {
  given = (given + 1) % numbers;
  return `2025550${firstNumber + given}`;
}

/** Waits until a form appears, submits a number in it, and sees the thanks for it. */
async function leaveNumber({ visitor, product }: Given, type: RuntimeType): Promise<void> {
  const place = at(type);
  const number = nextNumber();
  await visitor.click(`${place} >> input[type=tel]`);
  await visitor.type(number);
  await visitor.press('Enter');
  await expect.poll(() => visitor.sees(`${place} >> input[type=tel]`), type).toBe(false);
  expect(await visitor.see(`${place} >> [role=status]:has(svg)`), type).toContain('Thank you!');
  const rows = await product.sql`
    select 1 from consents where widget_id = ${idOf[type]} and phone = any(${await formsOf(product.sql, `+1${number}`)})`;
  expect(rows, `${type}: the number in the database`).toHaveLength(1);
}

async function close(visitor: Visitor, type: RuntimeType): Promise<void> {
  await visitor.click(`${at(type)} >> button[aria-label=Close]`);
  await expect.poll(() => visitor.sees(`${at(type)} >> [role=status]:has(svg)`), type).toBe(false);
}

/** Where a messenger link of a widget leads; the link must be there to be pressed. */
async function messengerLinkOf(visitor: Visitor, type: RuntimeType): Promise<void> {
  const link = `${at(type)} >> a[href^="https://m.me/900?ref=w${idOf[type]}_"]`;
  await visitor.see(link);
}

/** Uses every type except the landing page as a visitor does, one after the other. */
export async function useEveryType({ visitor, product }: Given): Promise<void> {
  await insertWidgets(product);
  for (const type of [...dialogs, ...panels]) {
    await leaveNumber({ visitor, product }, type);
    await close(visitor, type);
  }
  for (const type of embedded) {
    if (type === 'checkbox') await visitor.click(`${at(type)} >> label`);
    if (channelOf[type] === 'sms') await leaveNumber({ visitor, product }, type);
    else await messengerLinkOf(visitor, type);
  }

  await visitor.click(`${at('omnichat')} >> button[aria-expanded]`);
  for (const address of [
    `https://m.me/900?ref=w${idOf.omnichat}`,
    'https://wa.me/14155552671',
    'mailto:shop@',
  ])
    await visitor.see(`${at('omnichat')} >> a[href^="${address}"]`);
  await visitor.click(`${at('omnichat')} >> li > button`);
  await leaveNumber({ visitor, product }, 'omnichat');

  await visitor.evaluate((path) => history.pushState(null, '', path), chatPath);
  await messengerLinkOf(visitor, 'customer_chat');
  await expect.poll(() => visitor.sees(`${at('omnichat')} >> button[aria-expanded]`)).toBe(false);
}

/** Uses a landing page. */
export async function useLanding({ visitor, product }: Given): Promise<void> {
  await insertWidgets(product);
  await leaveNumber({ visitor, product }, 'landing');
}
