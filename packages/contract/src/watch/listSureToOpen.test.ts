import { describe, expect, it } from 'vitest';
import { parseBootstrap } from '../parseBootstrap';
import { listSureToOpen } from './listSureToOpen';

type Given = { type?: string; channel?: string; when?: unknown[] };

/** The ids of those among these widgets that are sure to open, numbered from 1; modals with a phone form that open at once by default. */
function sure(...given: Given[]): string[] {
  const widgets = given.map(({ type = 'modal', channel = 'sms', when = ['immediately'] }, at) => ({
    widget_id: at + 1,
    widget_type: type,
    channel,
    data: { main: { whenDisplay: when } },
  }));
  const parsed = parseBootstrap({ pageId: '1001', widgets });
  if (!parsed.ok || !parsed.widgets || parsed.rejected.length > 0) throw new Error(JSON.stringify(parsed));
  return listSureToOpen(parsed.widgets).map(({ widget_id }) => widget_id);
}
const later = { when: ['scroll', 30] };
const bar = { type: 'bar' };
const onMessenger = { channel: 'fb' };

describe('listSureToOpen', () => {
  it.each<[string, Given[], string[]]>([
    [
      'every overlay with a phone form that waits for nothing',
      [bar, { type: 'slide_in' }, {}],
      ['1', '2', '3'],
    ],
    [
      'none that waits for something',
      [
        { ...bar, ...later },
        { ...bar, when: ['delay', 0] },
      ],
      [],
    ],
    ['none in Messenger, whose link names the visitor', [{ ...bar, ...onMessenger }], []],
    ['no embed, whose element asks for it', [{ type: 'box' }], []],
    ['a modal before another that waits for something', [{}, later], ['1']],
    ['a bar after one: both open', [later, bar], ['2']],
    ['a modal after one that opens at once on some pages', [{ type: 'page_takeover' }, {}], ['1', '2']],
  ])('LOAD-21 lists %s', (_, given, ids) => {
    expect(sure(...given)).toEqual(ids);
  });

  it.each<[string, Given[]]>([
    ['after one that may become due in the meantime, and is rendered first', [later, {}]],
    ['beside one in Messenger, which is rendered at another time', [{}, { ...later, ...onMessenger }]],
    ['after a takeover: only one of both opens', [{ type: 'page_takeover', ...later }, {}]],
  ])('OPEN-18 LOAD-21 no modal %s', (_, given) => {
    expect(sure(...given)).toEqual([]);
  });
});
