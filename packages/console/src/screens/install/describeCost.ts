import budgets from '../../../../../budgets.json';

type Limit = { readonly page?: string; readonly budget: number };

const bytesPerTenth = 100;
const tenths = 10;
const kb = (bytes: number): string => (Math.ceil(bytes / bytesPerTenth) / tenths).toFixed(1);

function limitOf(limits: readonly Limit[], name: string): string {
  const limit = limits.find(({ page }) => page === name);
  if (!limit) throw new Error(`budgets.json has no limit for "${name}".`);
  return kb(limit.budget);
}

/** What the script costs a page on which nothing is shown, by the limits that every build keeps. [OWN-04] */
export function describeCost(limits: readonly Limit[] = budgets): string {
  const first = limitOf(limits, 'nothing shown');
  const all = limitOf(limits, 'nothing shown, everything included');
  return `On pages where no widget shows, Beckon loads at most ${first} kB with the page and ${all} kB in all, compressed.`;
}
