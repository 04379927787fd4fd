import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PluginReport } from './Fb';
import { parsePluginEvent } from './parsePluginEvent';
import { type Plugin, pluginClasses } from './pluginClasses';

const one = (plugin: Plugin, id: string) => ({
  className: pluginClasses[plugin],
  ref: `w7_s_${id}`,
  userRef: `s-${id}-0`,
});
/** Two checkboxes, two buttons and a chat. */
const drawn = new Map([
  ['box1', one('messenger_checkbox', 'box1')],
  ['box2', one('messenger_checkbox', 'box2')],
  ['button1', one('send_to_messenger', 'button1')],
  ['button2', one('send_to_messenger', 'button2')],
  ['chat', one('customerchat', 'chat')],
]);
const read = (plugin: Plugin, report: PluginReport, onPage = 2) =>
  parsePluginEvent(plugin, report, { drawn, onPage });
const plugins = Object.keys(pluginClasses) as Plugin[];

describe('parsePluginEvent', () => {
  const box = { user_ref: 's-box2-0' };
  it.each([
    [{ event: 'rendered' }, { type: 'instance.rendered', id: 'box2', reason: 'rendered' }],
    [{ event: 'hidden' }, { type: 'instance.rendered', id: 'box2', reason: 'hidden' }],
    [
      { event: 'checkbox', state: 'checked' },
      { type: 'instance.checked', id: 'box2', checked: true },
    ],
    [
      { event: 'checkbox', state: 'unchecked' },
      { type: 'instance.checked', id: 'box2', checked: false },
    ],
    [{ event: 'checkbox' }, { type: 'instance.checked', id: 'box2', checked: false }],
  ])('REND-10 REND-01 REND-11 CHK-01 a checkbox reports %j', (report, fact) => {
    expect(read('messenger_checkbox', { ...box, ...report })).toEqual([fact]);
  });

  const button = { ref: 'w7_s_button2' };
  it.each([
    [{ event: 'rendered' }, { type: 'instance.rendered', id: 'button2', reason: 'rendered' }],
    [{ event: 'hidden' }, { type: 'instance.rendered', id: 'button2', reason: 'hidden' }],
    [{ event: 'clicked' }, { type: 'instance.submitAsked', id: 'button2' }],
    [{ event: 'opt_in' }, { type: 'plugin.optedIn', id: 'button2' }],
  ])('REND-10 REND-01 REND-11 A-39 send-to-messenger reports %j', (report, fact) => {
    expect(read('send_to_messenger', { ...button, ...report })).toEqual([fact]);
  });

  it.each(['rendered', 'hidden', 'checkbox', 'clicked', 'opt_in'])(
    'REND-01 REND-10 a chat that reports %s touches no other plugin',
    (event) => {
      const fact = { type: 'instance.rendered', id: 'chat', reason: 'rendered' };
      expect(read('customerchat', { event }, 1)).toEqual(event === 'rendered' ? [fact] : []);
    },
  );

  it.each([
    ['messenger_checkbox', { event: 'clicked', ...box }],
    ['messenger_checkbox', { event: 'opt_in', ...box }],
    ['messenger_checkbox', { event: 'not_you', ...box }],
    ['send_to_messenger', { event: 'checkbox', state: 'checked', ...button }],
    ['send_to_messenger', { event: 'opted_in', ...button }],
    ['send_to_messenger', { event: 'constructor', ...button }],
  ] as const)('REND-10 %s %j is not a report of this plugin', (plugin, report) => {
    expect(read(plugin, report)).toEqual([]);
  });

  it.each([
    ["the host's own checkbox", 'messenger_checkbox', { user_ref: 'theirs' }],
    ['a checkbox that was drawn again since', 'messenger_checkbox', { user_ref: 's-box1-1' }],
    ["the host's own button", 'send_to_messenger', { ref: 'theirs' }],
    ["a button with a checkbox's ref", 'send_to_messenger', { ref: 'w7_s_box1' }],
    ["a checkbox with a button's user_ref", 'messenger_checkbox', { user_ref: 's-button1-0' }],
  ] as const)('REND-10 CHK-04 %s does not match one of ours', (_, plugin, refs) => {
    for (const event of ['rendered', 'hidden', 'clicked', 'checkbox'])
      for (const onPage of [1, 2])
        expect(read(plugin, { event, state: 'checked', ...refs }, onPage)).toEqual([]);
  });

  it('REND-10 a report that names nothing is for the only plugin of its kind, if there is just one', () => {
    const alone = new Map([...drawn].filter(([id]) => !id.endsWith('2')));
    const reports = (onPage: number) =>
      parsePluginEvent('messenger_checkbox', { event: 'rendered' }, { drawn: alone, onPage });
    expect(reports(1)).toEqual([{ type: 'instance.rendered', id: 'box1', reason: 'rendered' }]);
    expect(reports(2)).toEqual([]);
    expect(read('messenger_checkbox', { event: 'rendered' })).toEqual([]);
    expect(
      read('messenger_checkbox', { event: 'checkbox', state: 'checked', user_ref: '', ref: '' }),
    ).toEqual([]);
  });

  it('REND-10 any report becomes at most one fact, and only about a plugin of that kind', () => {
    const word = fc.constantFrom('rendered', 'hidden', 'checkbox', 'clicked', 'opt_in', 'toString', '');
    const refs = [...drawn.values()].flatMap(({ ref, userRef }) => [ref, userRef]);
    const ref = fc.option(fc.constantFrom(...refs, '', 'theirs'), { nil: undefined });
    fc.assert(
      fc.property(fc.constantFrom(...plugins), word, ref, ref, (plugin, event, mine, user) => {
        const facts = read(plugin, { event, ...(mine && { ref: mine }), ...(user && { user_ref: user }) });
        expect(facts.length).toBeLessThanOrEqual(1);
        for (const fact of facts)
          expect(drawn.get('id' in fact ? fact.id : '')?.className).toBe(pluginClasses[plugin]);
      }),
    );
  });
});
