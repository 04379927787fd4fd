import type { Api } from '../data/Api';

/** A step of the way, how many took it, and which share of those before. */
export type FunnelStep = { label: string; count: number; share: number | null };

const sentForm = 'Sent the form';

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
    ...(opens > 0 ? [['Opened a chat bubble', opens] as [string, number]] : []),
    [sentForm, submits],
    ['Opted in', optIns],
    ['Did what you count', conversions],
    ['Bought', sales],
  ];
  // Only chat bubbles are opened, but every kind of widget has a form: it is a share of those who saw one.
  const beforeOf: Record<string, number> = { [sentForm]: impressions };
  return steps.map(([label, count], index) => {
    const before = beforeOf[label] ?? steps[index - 1]?.[1] ?? 0;
    return { label, count, share: before === 0 ? null : count / before };
  });
}
