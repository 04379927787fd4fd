import { readPath } from '../fields/readPath';
import { valuesOf } from '../fields/valuesOf';
import type { Draft, WidgetType } from '../preview/Draft';
import type { Obstacle } from './listObstacles';

/** Words without which people would read something that was never meant for them. Pure. [OWN-09, OWN-18] */
export function listUnwritten(type: WidgetType, draft: Draft): Obstacle[] {
  if (type !== 'ads_json') return [];
  const values = valuesOf(type, draft);
  const has = (path: string): boolean => String(readPath(values, path) ?? '').trim() !== '';
  const isSaid = has('main.title') || (readPath(values, 'main.showDescription') === true && has('main.desc'));
  const sentence = 'The ad has no text, so people would see this widget’s name. Add a headline.';
  return isSaid ? [] : [{ sentence, place: 'content' }];
}
