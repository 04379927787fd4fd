import { lists } from '@beckon/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listWidgetTypes } from './listWidgetTypes';
import { validateWidget } from './validateWidget';

describe('validateWidget', () => {
  it('OWN-10 the defaults of every type pass without a warning', () => {
    for (const { type, defaults } of listWidgetTypes()) {
      for (const [channel, data] of Object.entries(defaults)) {
        const verdict = validateWidget(type, {
          channel,
          smsKeyword: '',
          data: data as Record<string, unknown>,
        });
        expect([type, channel, verdict]).toEqual([type, channel, { errors: [], warnings: [] }]);
      }
    }
  });

  it('OWN-10 DISP-10 warns about a rule that pages do not know or that lacks its number', () => {
    const check = (main: object) =>
      validateWidget('modal', { channel: 'sms', smsKeyword: '', data: { main } });
    const odd = { whenDisplay: ['none'], showAgain: ['weeks', 2], showAgainIfClosed: ['days', 'two'] };
    const known = 'immediately, scroll, delay, exit_intent, anchor, manual';
    expect(check(odd)).toEqual({
      errors: [],
      warnings: [
        {
          path: 'data.main.whenDisplay',
          message: `has an unknown rule “none”. Use one of these: ${known}`,
          reason: 'unknown_rule',
          values: { kind: 'none', words: known },
        },
        {
          path: 'data.main.showAgain',
          message: 'has an unknown rule “weeks”. Use one of these: always, never, seconds, hours, days',
          reason: 'unknown_rule',
          values: { kind: 'weeks', words: 'always, never, seconds, hours, days' },
        },
        {
          path: 'data.main.showAgainIfClosed',
          message: 'needs a number after “days”',
          reason: 'no_number',
          values: { kind: 'days' },
        },
      ],
    });
    const good = { whenDisplay: ['manual'], showAgain: ['always'], showAgainIfClosed: ['days', 2] };
    expect(check(good)).toEqual({ errors: [], warnings: [] });
  });

  it('OWN-10 ENT-05 never throws, whatever it is given', () => {
    const type = fc.constantFrom(...lists.runtimeTypes, ...lists.otherKinds);
    const section = fc.constantFrom(
      'main',
      'submitted',
      'setup',
      'actions',
      'channels',
      'appearance',
      'constructor',
      'x',
    );
    const field = fc.constantFrom(
      'title',
      'colors',
      'width',
      'whenDisplay',
      'image',
      'urlWhitelist',
      '__proto__',
      'toString',
    );
    fc.assert(
      fc.property(type, fc.dictionary(section, fc.dictionary(field, fc.anything())), (kind, data) => {
        expect(Array.isArray(validateWidget(kind, { channel: 'fb', smsKeyword: '', data }).errors)).toBe(
          true,
        );
      }),
    );
  });
});
