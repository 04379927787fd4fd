import { copy } from '../copy/copy';
import type { Api } from '../data/Api';

/** A step of the funnel, how many reached it, and their share of the step before. */
export type FunnelStep = { label: string; count: number; share: number | null };

/** The funnel from viewing a page to a purchase. [OWN-11, OWN-17] */
export function buildFunnel({
  pageViews,
  impressions,
  opens,
  submits,
  optIns,
  conversions,
  sales,
}: Api['report']['total']): FunnelStep[] {
  const texts = copy.figures.funnel;
  const steps: [string, number][] = [
    [texts.pageViews, pageViews],
    [texts.impressions, impressions],
    // Visitors open a chat bubble themselves; every other widget counts as open once it shows.
    [texts.opens, opens],
    [texts.submits, submits],
    [texts.optIns, optIns],
    [texts.conversions, conversions],
    [texts.sales, sales],
  ];
  return steps.map(([label, count], index) => {
    const before = steps[index - 1]?.[1] ?? 0;
    return { label, count, share: before === 0 ? null : count / before };
  });
}
