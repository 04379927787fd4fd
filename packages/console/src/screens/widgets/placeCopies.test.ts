import { describe, expect, it } from 'vitest';
import type { Api } from '../../data/Api';
import { placeCopies } from './placeCopies';

const list = (...ids: number[]) => ids.map((widgetId) => ({ widgetId })) as Api['entry'][];
const place = (ids: number[], copies: [copyId: number, sourceId: number][]) =>
  placeCopies(
    list(...ids),
    copies.map(([copyId, sourceId]) => ({ copyId, sourceId })),
  ).map(({ widgetId }) => widgetId);

describe('placeCopies', () => {
  it.each([
    ['no copies', [], [1, 2, 3, 4]],
    ['a copy of the first', [[4, 1]], [1, 4, 2, 3]],
    [
      'two copies of the same, newest first',
      [
        [3, 1],
        [4, 1],
      ],
      [1, 4, 3, 2],
    ],
    [
      'a copy of a copy',
      [
        [3, 1],
        [4, 3],
      ],
      [1, 3, 4, 2],
    ],
    ['a copy that has not loaded', [[9, 1]], [1, 2, 3, 4]],
    ['a copy of a filtered-out widget', [[4, 9]], [1, 2, 3, 4]],
  ] as [string, [number, number][], number[]][])(
    'OWN-06 puts copies below their source: %s',
    (_, copies, order) => {
      expect(place([1, 2, 3, 4], copies)).toEqual(order);
    },
  );
});
