import { expect, it } from 'vitest';
import { askOptIns } from './askOptIns';
import { openBook } from './LoadBook';

it.each([
  [200, '{"has_opted_in":true}', 6, ['never']],
  [200, '{"has_opted_in":false}', 6, ['done', 'done']],
  [503, '{}', 0, []],
] as const)(
  'NET-05 a poll answered with %s %s contradicts what was acknowledged',
  async (status, text, answered, wrong) => {
    const book = openBook();
    book.visits.push('done');
    const asked: string[] = [];
    const ask = askOptIns({
      book,
      send: async (path) => {
        asked.push(path);
        return { status, text, cookie: '' };
      },
    });
    for (let turn = 0; turn < 6; turn += 1) await ask();
    expect(asked.filter((path) => path.endsWith('session_id=done'))).toHaveLength(4);
    const said = book.polls.contradictions.map((one) => (one.startsWith('done:') ? 'done' : 'never'));
    expect([book.polls.answered, said]).toEqual([answered, [...wrong, ...wrong]]);
  },
);
