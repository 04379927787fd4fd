import budgets from '../../../../../budgets.json';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import { language } from '../../copy/language';

type Limit = { readonly page?: string; readonly budget: number };

const bytesPerTenth = 100;
const tenths = 10;

/** Kilobytes with one decimal, rounded up. */
function kb(bytes: number): string {
  const format = new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return format.format(Math.ceil(bytes / bytesPerTenth) / tenths);
}

function limitOf(limits: readonly Limit[], name: string): number {
  const limit = limits.find(({ page }) => page === name);
  if (!limit) throw new Error(`budgets.json has no limit for "${name}".`);
  return limit.budget;
}

/** What the script costs a page until a widget shows, from the limits that every build is checked against. [OWN-04] */
export function describeCost(limits: readonly Limit[] = budgets): string {
  const first = limitOf(limits, 'nothing shown');
  const all = limitOf(limits, 'nothing shown, everything included');
  const more = limitOf(limits, 'nothing shown, 50 widgets wait') - first;
  return fill(copy.install.script.cost, { first: kb(first), all: kb(all), more: kb(more) });
}
