import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import type { WidgetType } from '../../preview/Draft';
import { isDrawn } from '../../preview/previewOrder';

const texts = copy.editor.publish;
const embedded: ReadonlySet<WidgetType> = new Set(['button', 'box', 'checkbox']);

/** Where a widget is to be found once it is published; a landing page without a slug gets one from its name. [OWN-09, OWN-18, OWN-19] */
export function whereSeen(type: WidgetType, slug = ''): string {
  const { seen } = texts;
  if (type === 'landing') return slug === '' ? seen.landingUnnamed : fill(seen.landing, { slug });
  if (embedded.has(type)) return seen.embedded;
  if (type === 'feed_comment') return seen.comments;
  if (type === 'ads' || type === 'ads_json') return seen.ads;
  return isDrawn(type) ? seen.overlay : seen.links;
}

/** What is said when it is published. [OWN-09, OWN-18] */
export function tellPublished(type: WidgetType): string {
  return isDrawn(type) ? texts.visible : texts.working;
}

/** What to do next with a widget that was published for the first time. [OWN-04, OWN-18, OWN-19] */
export function nextStep(type: WidgetType): { label: string; href: string } | undefined {
  // The link or code of such a widget is beside its settings already.
  if (!isDrawn(type)) return undefined;
  const { next } = texts;
  if (type === 'landing') return { label: next.landing, href: '?panel=where' };
  return { label: embedded.has(type) ? next.embedded : next.overlay, href: '/install' };
}
