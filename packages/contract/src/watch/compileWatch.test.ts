import { describe, expect, it } from 'vitest';
import { parseBootstrap } from '../parseBootstrap';
import { anchorIn } from './anchorIn';
import { compileWatch } from './compileWatch';
import { listWatched } from './listWatched';

type Given = { main?: object; setup?: object; type?: string; channel?: string; id?: number; name?: string };

/** The facts about an account with these widgets; modals on the SMS channel by default. */
function compile(...given: Given[]) {
  const widgets = given.map(
    ({ main = {}, setup = {}, type = 'modal', channel = 'sms', id, name }, index) => ({
      widget_id: id ?? index + 1,
      widget_type: type,
      channel,
      name,
      data: { main, setup },
    }),
  );
  const parsed = parseBootstrap({ pageId: '1001', widgets });
  if (!parsed.ok || !parsed.widgets || parsed.rejected.length > 0) throw new Error(JSON.stringify(parsed));
  return compileWatch(parsed.widgets);
}
const now = { whenDisplay: ['immediately'], showAgain: ['always'], showAgainIfClosed: ['always'] };
const atOnce = ['immediately', null];

describe('compileWatch: what to watch on the page', () => {
  it('DISP-06 the ticker has its marks and every number a widget waits for', () => {
    const { t } = compile(
      { main: { whenDisplay: ['delay', 7] } },
      { main: { whenDisplay: ['anchor', 'end'], popupMessageWhenDisplay: ['delay', 3] } },
      { main: { whenDisplay: ['delay', 60] } },
    );
    expect(t).toEqual([3, 5, 7, 10, 30, 60, 120]);
  });
  it('DISP-06 CONST-07 what is not a number is not a mark', () => {
    const { t } = compile(
      { main: { whenDisplay: ['delay', 'soon'] } },
      { main: { whenDisplay: ['delay', ''] } },
      { main: { whenDisplay: ['anchor', '#7'] } },
    );
    expect(t).toEqual([5, 10, 30, 60, 120]);
  });
  it('DISP-09 A-21 OMNI-20 the anchors that widgets and their popovers ask for, each once and without its #', () => {
    const { a } = compile(
      { main: { whenDisplay: ['anchor', '#end'], popupMessageWhenDisplay: ['anchor', 'popover'] } },
      { main: { whenDisplay: ['anchor', 'end'] } },
      { main: { whenDisplay: ['scroll', 30] } },
    );
    expect(a).toEqual(['end', 'popover']);
  });
  it.each([
    [['anchor', '#end'], 'end'],
    [['anchor', 'end'], 'end'],
    [['anchor', 7], '7'],
    [['anchor', null], undefined],
    [['scroll', 'end'], undefined],
    [[], undefined],
    [undefined, undefined],
  ])('DISP-09 A-21 the anchor in %j is %s', (entrance, name) => {
    expect(anchorIn(entrance as Parameters<typeof anchorIn>[0])).toBe(name);
  });
  it('DISP-01 OMNI-20 the kinds that widgets wait for, including popovers, each once', () => {
    const { k } = compile(
      { main: { whenDisplay: ['scroll', 30] } },
      { main: { whenDisplay: ['scroll', 60] } },
      { main: { whenDisplay: ['immediately'], popupMessageWhenDisplay: ['exit_intent'] } },
    );
    expect(k).toEqual(expect.arrayContaining(['scroll', 'immediately', 'exit_intent']));
    expect(new Set(k).size).toBe(k.length);
    expect(k).not.toContain('anchor');
  });
  it.each([
    [{ whenDisplay: ['scroll', 30] }, ['scroll']],
    [{ whenDisplay: ['exit_intent'] }, ['exit_intent']],
    [{ whenDisplay: ['anchor', '#end'] }, ['anchor']],
    [{ whenDisplay: ['anchor'] }, []],
    [{ whenDisplay: ['immediately'] }, []],
    [{ whenDisplay: ['immediately'], popupMessageWhenDisplay: ['exit_intent'] }, ['exit_intent']],
  ])(
    'DISP-23 LOAD-26 OMNI-20 a page is watched only for what a widget or its popover waits for: %j',
    (main, watched) => {
      expect(listWatched(compile({ main }))).toEqual(watched);
    },
  );
  it('API-04 every widget by id, type and name, in the order of the configuration', () => {
    const { w } = compile(
      { id: 9, name: 'Late' },
      { id: 6, type: 'box', name: 'Box' },
      { id: 7, type: 'bar', channel: 'fb' },
    );
    expect(w).toEqual([
      ['9', 'modal', 'Late'],
      ['6', 'box', 'Box'],
      ['7', 'bar', ''],
    ]);
  });
  it('LOAD-03 an account without widgets waits only for the marks of the ticker', () => {
    expect(compile()).toEqual({ w: [], g: [], k: [], t: [5, 10, 30, 60, 120], a: [] });
  });
});

describe('compileWatch: the rules of overlays', () => {
  it('DISP-23 widgets with the same rule share it, whatever their other settings', () => {
    const { g } = compile(
      { main: { ...now, title: 'One' } },
      { main: { ...now, whenDisplay: ['scroll', 50] } },
      { main: { ...now, title: 'Three' }, type: 'bar' },
    );
    expect(g.map(([[entrance], widgets]) => [entrance, widgets])).toEqual([
      [atOnce, [0, 2]],
      [['scroll', 50], [1]],
    ]);
  });
  it.each([
    ['another entrance', { main: { ...now, whenDisplay: ['delay', 5] } }],
    ['another repeat rule', { main: { ...now, showAgain: ['days', 1] } }],
    ['another rule for those who closed it', { main: { ...now, showAgainIfClosed: ['never'] } }],
    ['a device', { main: now, setup: { hideOnMobile: 'mobile' } }],
    ['addresses where it is shown', { main: now, setup: { urlWhitelist: ['/shop'] } }],
    ['addresses where it is not', { main: now, setup: { urlBlacklist: ['/shop'] } }],
  ])('OPEN-03 OPEN-04 OPEN-05 OPEN-06 %s makes it another rule', (_, other) => {
    expect(compile({ main: now }, other).g).toHaveLength(2);
  });
  it('OPEN-03 OPEN-04 OPEN-05 OPEN-06 a rule has its entrance, repeats, device and addresses in their places', () => {
    const { g } = compile({
      main: { whenDisplay: ['scroll', 30], showAgain: ['hours', 2], showAgainIfClosed: ['never'] },
      setup: { hideOnMobile: 'desktop', urlWhitelist: ['/a'], urlBlacklist: ['/b', '/c'] },
    });
    expect(g).toEqual([
      [[['scroll', 30], ['hours', 2], ['never', null], 'desktop', ['/a'], ['/b', '/c']], [0]],
    ]);
  });
  it('DISP-11 an unset rule costs nothing: a 0 in each place', () => {
    const { g } = compile({ main: { whenDisplay: ['immediately'], showAgain: ['always'] } });
    expect(g[0]?.[0].slice(0, 2)).toEqual([atOnce, 0]);
    expect(g[0]?.[0].slice(3)).toEqual([0, 0, 0]);
  });
  it('DISP-10 an entrance of an unknown kind is a rule that is never met, not one that is missing', () => {
    const { g } = compile({ main: { whenDisplay: ['dance', 3] } });
    expect(g.map(([[entrance]]) => entrance[0])).toEqual(['dance']);
  });
  it('EMB-07 embeds, checkboxes and landings have no rule: their elements ask for them', () => {
    const { g } = compile(
      { type: 'box', main: now },
      { type: 'button', channel: 'fb', main: now },
      { type: 'checkbox', channel: 'fb', main: now },
      { type: 'landing', channel: 'fb', main: now },
    );
    expect(g).toEqual([]);
  });
  it("CCHAT-05 DEF-09 the messenger's chat waits for nothing, whatever its entrance says", () => {
    const late = { whenDisplay: ['delay', 99], showAgain: ['never'] };
    const { g } = compile({
      type: 'customer_chat',
      channel: 'fb',
      main: late,
      setup: { urlWhitelist: ['/a'] },
    });
    expect(g).toEqual([[[atOnce, 0, 0, 0, 0, 0], [0]]]);
  });
});
