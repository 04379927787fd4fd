import { modal } from './handWritten';
import { formsOf } from './openNumbers';
import type { Product } from './openProduct';
import { expect } from './test';
import type { Visitor } from './Visitor';

/** Where a modal has its number, and its thanks for one. */
export const field = `${modal} >> input[type=tel]`;
export const thanks = `${modal} >> [role=status] h2`;

/** An area code that no other test has. */
const firstNumber = 3_125_550_100;
let given = 0;
/** Types a new number into the modal; returns it as it is stored. */
export async function leaveNumber(visitor: Visitor): Promise<string> {
  given += 1;
  const number = String(firstNumber + given);
  await visitor.click(field);
  await visitor.type(number);
  await visitor.press('Enter');
  return `+1${number}`;
}

/** The consents of a number. */
export const consentsOf = async ({ sql }: Pick<Product, 'sql'>, phone: string) =>
  sql`select 1 from consents where phone = any(${await formsOf(sql, phone)})`;

/** Scrolls until the account's modal opens, signs up, and expects one consent. */
export async function signUpInModal(visitor: Visitor, product: Pick<Product, 'sql'>): Promise<void> {
  await visitor.waitFor(() => document.querySelector('.mcwidget-overlay'));
  await visitor.scrollTo('60%');
  const phone = await leaveNumber(visitor);
  await visitor.see(thanks);
  expect(await consentsOf(product, phone)).toHaveLength(1);
}
