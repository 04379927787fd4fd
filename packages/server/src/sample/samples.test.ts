import { expect, it } from 'vitest';
import { planSmsFollowUp } from '../sms/pure/index';
import { samples } from './samples';

const texted = samples.flatMap(({ account, widgets }) =>
  widgets
    .filter(({ channel }) => channel === 'sms')
    .map((widget) => {
      const { submitted, actions } = widget.data as Record<string, Record<string, string> | undefined>;
      const [first] = planSmsFollowUp(actions?.['sequence'], account);
      return { name: widget.name, shop: account.pageName, promise: submitted?.['desc'] ?? '', first };
    }),
);

it.each(texted)(
  'OWN-20 OWN-22 the first text of the sample $name is from its shop and fits one segment',
  ({ shop, first }) => {
    expect(first?.text.startsWith(`${shop}: `)).toBe(true);
    expect(first?.parts).toBe(1);
  },
);

it('OWN-20 OWN-22 a sample that says a text is on its way sends what it promises: the code of the plant club', () => {
  const promising = texted.filter(({ promise }) => promise.includes('on its way'));
  expect(promising.map(({ promise, first }) => [promise, first?.text])).toEqual([
    [
      'Your code is on its way to your phone.',
      'Fern & Fig: Use code FERN10 for 10% off your first order. Msg & data rates may apply. Reply HELP for help, STOP to cancel.',
    ],
  ]);
});
