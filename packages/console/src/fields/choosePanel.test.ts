import { lists, supportsChannel } from '@beckon/contract';
import { describe, expect, it } from 'vitest';
import { choosePanel } from './choosePanel';
import { fieldsFor } from './fieldsFor';

describe('choosePanel', () => {
  it('OWN-07 every widget type opens on a panel that has settings', () => {
    for (const type of lists.runtimeTypes)
      for (const channel of lists.channels.filter((one) => supportsChannel(type, one))) {
        const fields = fieldsFor(type, channel);
        const chosen = choosePanel(fields, '');
        expect([type, channel, fields.some(({ panel }) => panel === chosen)]).toEqual([type, channel, true]);
      }
  });

  it.each([
    ['', 'content'],
    ['look', 'look'],
    ['nonsense', 'content'],
  ])('OWN-07 in a modal, asking for %j opens %s', (asked, panel) => {
    expect(choosePanel(fieldsFor('modal', 'sms'), asked)).toBe(panel);
  });
});
