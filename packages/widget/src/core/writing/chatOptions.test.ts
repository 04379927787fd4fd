import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canOpen } from '../conditions/canOpen';
import { drawnFb, instanceOf, unrenderedFb } from '../testing/drawnFb';
import { run } from '../testing/started';
import { chatOptions } from './chatOptions';
import { cleanGreeting } from './cleanGreeting';

function options(setup: object): Record<string, string> {
  const widget = unrenderedFb('customer_chat', { setup }).state.widgets['7'];
  if (!widget) throw new Error('no widget');
  return chatOptions(widget.data.setup);
}

describe('chatOptions', () => {
  it.each([
    ['opened', { greeting_dialog_display: 'show' }],
    ['hidden', { greeting_dialog_display: 'icon' }],
    ['minimized', { greeting_dialog_display: 'fade', greeting_dialog_delay: '15' }],
    ['sideways', {}],
    ['', {}],
    ['constructor', {}],
    ['toString', {}],
  ])('CCHAT-01 CCHAT-02 minimized "%s" → %j', (minimized, told) => {
    expect(options({ minimized })).toEqual(told);
  });
  it.each([
    ['minimized', 4, '4'],
    ['minimized', 0, '0'],
    ['opened', 4, undefined],
    ['hidden', 4, undefined],
  ])('CCHAT-02 minimized "%s" with dialogDelay %s → %s', (minimized, dialogDelay, delay) => {
    expect(options({ minimized, dialogDelay })['greeting_dialog_delay']).toBe(delay);
  });
  it('CCHAT-01 DEF-20 with nothing configured it is shown', () => {
    expect(options({})).toEqual({ greeting_dialog_display: 'show' });
  });
  it('CCHAT-03 CCHAT-04 theme and greetings are passed on, the greetings cleaned', () => {
    const setup = {
      colors: { theme: '#ff0000' },
      loggedInGreeting: '<b>Hi</b>  there',
      loggedOutGreeting: 'Bye',
    };
    expect(options(setup)).toMatchObject({
      theme_color: '#ff0000',
      logged_in_greeting: 'Hi there',
      logged_out_greeting: 'Bye',
    });
  });
  it('CCHAT-03 what is missing, or empty after cleaning, is not passed on', () => {
    expect(options({ minimized: 'x', loggedInGreeting: '', loggedOutGreeting: '<br>' })).toEqual({});
  });
});

describe('cleanGreeting', () => {
  it.each([
    ['  Hello \n\t there ', 'Hello there'],
    ['<script>alert(1)</script>Hi', 'alert(1) Hi'],
    ['Hi <img src=x onerror=alert(1)', 'Hi'],
    ['a<!-- x -->b', 'a b'],
    ['<<b>script>Hi', '< script>Hi'],
    ['We <3 plants, 1 < 2', 'We <3 plants, 1 < 2'],
    ['a\u0000b\u001bc\u202ed\u200be', 'a b c d e'],
    ['x'.repeat(90), 'x'.repeat(80)],
    [`${'x'.repeat(79)} y`, 'x'.repeat(79)],
    [`${'x'.repeat(79)}👋`, 'x'.repeat(79)],
    [`${'x'.repeat(78)}👋`, `${'x'.repeat(78)}👋`],
  ])('CCHAT-04 A-51 %j → %j', (given, clean) => expect(cleanGreeting(given)).toBe(clean));
  it('CCHAT-04 A-51 B30 any input: no tag, no control character, at most 80, and clean text stays the same', () => {
    const text = fc.string({
      unit: fc.constantFrom('<', '>', '/', 'b', '!', ' ', '\n', '\u0007', '👋', 'ü'),
    });
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'binary', maxLength: 200 })), (given) => {
        const clean = cleanGreeting(given);
        expect(clean).not.toMatch(/<[a-z/!?]/i);
        expect(clean).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]|\s\s|^\s|\s$/u);
        expect(clean.length).toBeLessThanOrEqual(80);
        expect(cleanGreeting(clean)).toBe(clean);
      }),
    );
  });
});

describe('the rules of a customer chat', () => {
  const main = { whenDisplay: ['delay', 60], showAgain: ['never'], showAgainIfClosed: ['never'] };
  const session = { widgets: { '7': { lastImpression: 1, manualClose: true } } };
  it('CCHAT-05 DEF-09 entrance and repeat are forced, whatever is configured', () => {
    expect(instanceOf(drawnFb('customer_chat', { main }, { session })).displayed).toBe(true);
    expect(instanceOf(drawnFb('modal', { main }, { session })).displayed).toBe(false);
  });
  it.each([
    ['route', { urlBlacklist: ['*'] }],
    ['device', { hideOnMobile: 'mobile' }],
  ])('CCHAT-05 the %s rule still applies', (rule, setup) => {
    const state = drawnFb('customer_chat', { setup });
    expect(instanceOf(state).displayed).toBe(false);
    const { verdicts } = canOpen(state, instanceOf(state), { at: 2_000_000 });
    expect(verdicts.filter(({ ok }) => !ok).map((verdict) => verdict.rule)).toEqual([rule]);
  });
  it('CCHAT-05 on the next page it is there again, if the rule allows it', () => {
    const state = drawnFb('customer_chat', { setup: { urlWhitelist: ['/shop'] } });
    const url = 'https://shop.example/shop';
    expect(instanceOf(run(state, [{ type: 'route.changed', url }]).state).displayed).toBe(true);
  });
});
