import type { Api } from '../data/Api';

/** A step of the way, how many took it, and which share of those before. */
export type FunnelStep = { label: string; count: number; share: number | null };

/** The way from viewing a page to buying, as far as anything was counted. [OWN-11, OWN-17] */
export function buildFunnel({
  pageViews,
  impressions,
  opens,
  submits,
  optIns,
  conversions,
  sales,
}: Api['report']['total']): FunnelStep[] {
  const steps: [string, number][] = [
    ['Viewed a page', pageViews],
    ['Saw a widget', impressions],
    // A chat bubble is opened by hand; whatever else shows is open at once, and counted so.
    ['Had one open', opens],
    ['Sent the form', submits],
    ['Opted in', optIns],
    ['Did what you count', conversions],
    ['Bought', sales],
  ];
  return steps.map(([label, count], index) => {
    const before = steps[index - 1]?.[1] ?? 0;
    return { label, count, share: before === 0 ? null : count / before };
  });
}
