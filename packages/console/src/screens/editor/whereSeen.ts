import type { WidgetType } from '../../preview/Draft';
import { isDrawn } from '../../preview/previewOrder';

const embedded: ReadonlySet<WidgetType> = new Set(['button', 'box', 'checkbox']);

/** Where a widget is to be found once it is published. [OWN-09, OWN-18, OWN-19] */
export function whereSeen(type: WidgetType): string {
  if (type === 'landing')
    return 'It is served at its own address, which you choose under “Where” (by its name, if you choose none), and wherever its element stands.';
  if (embedded.has(type))
    return 'It is shown wherever its element stands on a page that carries your script.';
  if (type === 'feed_comment') return 'From then on comments on your page are answered as you have set.';
  if (type === 'ads' || type === 'ads_json')
    return 'From then on whoever comes from an ad with its reference has opted in.';
  if (!isDrawn(type)) return 'From then on its link and its code work.';
  return 'It is shown on every page that carries your script, by the rules you have set.';
}

/** What is said when it is published. [OWN-09, OWN-18] */
export function tellPublished(type: WidgetType): string {
  return isDrawn(type)
    ? 'Published. Visitors see it within a minute.'
    : 'Published. It works within a minute.';
}

/** What to do next with a widget that was published for the first time. [OWN-04, OWN-18, OWN-19] */
export function nextStep(type: WidgetType): { label: string; href: string } | undefined {
  // The link or code of a tool is beside its settings already.
  if (!isDrawn(type)) return undefined;
  if (type === 'landing') return { label: 'See its address', href: '?panel=where' };
  return { label: embedded.has(type) ? 'Get its element' : 'Put it on your site', href: '/install' };
}
