import { lists } from '@beckon/contract';
import { copy } from '../../../copy/copy';
import { fill } from '../../../copy/fill';
import type { WidgetType } from '../../../data/Draft';
import { isDrawn } from '../../../fields/isDrawn';

const texts = copy.editor.publish;
const { seen } = texts;
const seenAt: Record<Exclude<(typeof lists.placeOf)[WidgetType], 'landing'>, string> = {
  overlay: seen.overlay,
  embed: seen.embedded,
  checkbox: seen.embedded,
  links: seen.links,
  ads: seen.ads,
  comments: seen.comments,
};

/** Where a widget will be once it is published; a landing page without a slug gets one from its name. [OWN-09, OWN-18, OWN-19] */
export function whereSeen(type: WidgetType, slug = ''): string {
  const place = lists.placeOf[type];
  if (place !== 'landing') return seenAt[place];
  return slug === '' ? seen.landingUnnamed : fill(seen.landing, { slug });
}

/** The message after publishing. [OWN-09, OWN-18] */
export function describePublished(type: WidgetType): string {
  return isDrawn(type) ? texts.visible : texts.working;
}

/** What to do next after a widget's first publication. [OWN-04, OWN-18, OWN-19] */
export function nextStep(type: WidgetType): { label: string; href: string } | undefined {
  // The link or code of such a widget is already next to its settings.
  if (!isDrawn(type)) return undefined;
  const { next } = texts;
  const place = lists.placeOf[type];
  if (place === 'landing') return { label: next.landing, href: '?panel=where' };
  return { label: place === 'overlay' ? next.overlay : next.embedded, href: '/install' };
}
