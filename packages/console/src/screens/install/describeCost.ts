import budgets from '../../../../../budgets.json';

type Limit = { readonly page?: string; readonly budget: number };

const bytesPerTenth = 100;
const tenths = 10;
const kb = (bytes: number): string => (Math.ceil(bytes / bytesPerTenth) / tenths).toFixed(1);

function limitOf(limits: readonly Limit[], name: string): number {
  const limit = limits.find(({ page }) => page === name);
  if (!limit) throw new Error(`budgets.json has no limit for "${name}".`);
  return limit.budget;
}

/** What the script costs a page until a widget shows, by the limits that every build keeps. [OWN-04] */
export function describeCost(limits: readonly Limit[] = budgets): string {
  const first = limitOf(limits, 'nothing shown');
  const all = limitOf(limits, 'nothing shown, everything included');
  const more = limitOf(limits, 'nothing shown, 50 widgets wait') - first;
  return `Until a widget shows, Beckon loads at most ${kb(first)} kB with the page and ${kb(all)} kB in all, compressed. With 50 widgets it’s ${kb(more)} kB more.`;
}
