import { copy } from '../copy/copy';
import type { Draft, WidgetType } from '../data/Draft';
import { valueAtPath } from '../fields/valueAtPath';
import { valuesOf } from '../fields/valuesOf';
import type { Obstacle } from './listObstacles';

/** Missing text in whose place people would read something that isn't meant for them. Pure. [OWN-09, OWN-18] */
export function listUnwritten(type: WidgetType, draft: Draft): Obstacle[] {
  if (type !== 'ads_json') return [];
  const values = valuesOf(type, draft);
  const has = (path: string): boolean => String(valueAtPath(values, path) ?? '').trim() !== '';
  const hasText =
    has('main.title') || (valueAtPath(values, 'main.showDescription') === true && has('main.desc'));
  return hasText ? [] : [{ sentence: copy.rules.obstacles.noAdText, place: 'content' }];
}
