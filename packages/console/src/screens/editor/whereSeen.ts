import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import type { WidgetType } from '../../preview/Draft';
import { isDrawn } from '../../preview/previewOrder';

const texts = copy.editor.publish;
const embedded: ReadonlySet<WidgetType> = new Set(['button', 'box', 'checkbox']);

/** Where a widget will be once it is published; a landing page without a slug gets one from its name. [OWN-09, OWN-18, OWN-19] */
export function whereSeen(type: WidgetType, slug = ''): string {
  const { seen } = texts;
  if (type === 'landing') return slug === '' ? seen.landingUnnamed : fill(seen.landing, { slug });
  if (embedded.has(type)) return seen.embedded;
  if (type === 'feed_comment') return seen.comments;
  if (type === 'ads' || type === 'ads_json') return seen.ads;
  return isDrawn(type) ? seen.overlay : seen.links;
}

/** The message after publishing. [OWN-09, OWN-18] */
export function tellPublished(type: WidgetType): string {
  return isDrawn(type) ? texts.visible : texts.working;
}

/** What to do next after a widget's first publication. [OWN-04, OWN-18, OWN-19] */
export function nextStep(type: WidgetType): { label: string; href: string } | undefined {
  // The link or code of such a widget is already next to its settings.
  if (!isDrawn(type)) return undefined;
  const { next } = texts;
  if (type === 'landing') return { label: next.landing, href: '?panel=where' };
  return { label: embedded.has(type) ? next.embedded : next.overlay, href: '/install' };
}
