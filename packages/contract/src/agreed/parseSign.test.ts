import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSign, parseSign } from './parseSign';

const name = fc.stringMatching(/^[A-Za-z0-9-]{1,20}$/);

describe('widget_sign', () => {
  it('NET-02 A-58 joins marker, widget, session and instance', () => {
    expect(buildSign({ widgetId: '5001', sessionId: 'abc', instanceId: 'i1' })).toBe('optin_5001_abc_i1');
  });
  it('NET-02 reading returns what was joined', () => {
    fc.assert(
      fc.property(fc.record({ widgetId: name, sessionId: name, instanceId: name }), (parts) => {
        expect(parseSign(buildSign(parts))).toEqual(parts);
      }),
    );
  });
  it.each(['', 'optin', 'optin_1_2', 'optin_1_2_3_4', 'optout_1_2_3', 'optin__2_3', 'optin_1_<b>_3'])(
    'NET-02 "%s" is not a sign',
    (text) => expect(parseSign(text)).toBeUndefined(),
  );
});
