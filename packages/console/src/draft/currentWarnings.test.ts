import { describe, expect, it } from 'vitest';
import { currentWarnings } from './currentWarnings';

const data = { main: { title: 'Hello' }, actions: { opt_in_keywords: ['sun', 'moss'] } };
const draft = { channel: 'sms', smsKeyword: 'FERN', data } as const;
const shared = { path: 'smsKeyword', message: 'is also a keyword of “Bar”' };
const further = { path: 'data.actions.opt_in_keywords.1', message: 'is also a keyword of “Bar”' };
const widget = { ...draft, warnings: [shared, further] };

describe('currentWarnings', () => {
  it('OWN-10 SMS-10 keeps a warning while its field is as it was saved', () => {
    expect(currentWarnings(widget, draft)).toEqual([shared, further]);
    const other = { ...draft, data: { ...data, main: { title: 'Hi' } } };
    expect(currentWarnings(widget, other)).toEqual([shared, further]);
  });

  it('OWN-10 drops a warning as soon as its field is edited', () => {
    expect(currentWarnings(widget, { ...draft, smsKeyword: 'LEAF' })).toEqual([further]);
    const other = { ...draft, data: { ...data, actions: { opt_in_keywords: ['sun'] } } };
    expect(currentWarnings(widget, other)).toEqual([shared]);
  });
});
