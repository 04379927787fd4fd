import { timing } from '@beckon/contract';

/** A bar, what it does to the page, and the page's own padding at that edge. */
export type Push = {
  edge: 'top' | 'bottom';
  basePx: number;
  heightPx: number;
  pushesPage: boolean;
  sticks: boolean;
};

/** A style for the page: the height of a bar on the screen, and room for it in addition to the page's own padding. [BAR-05, BAR-07, A-35] */
export function pushText({ edge, basePx, heightPx, pushesPage, sticks }: Push): string {
  // Lets a bubble in the same corner sit above the bar.
  const height = sticks ? `:root{--mc-bar-${edge}:${heightPx}px}` : '';
  if (!pushesPage) return height;
  const room = `:root{padding-${edge}:${basePx + heightPx}px!important}`;
  // The page moves along with the bar.
  const motion = `:root{transition:padding-${edge} ${timing.barSlideMs / 1000}s cubic-bezier(.2,.8,.2,1)!important}`;
  return `${height}${room}@media (prefers-reduced-motion:no-preference){${motion}}`;
}
