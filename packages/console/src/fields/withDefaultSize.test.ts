import { lists } from '@beckon/contract';
import { describe, expect, it } from 'vitest';
import { fieldsFor } from './fieldsFor';
import { withDefaultSize } from './withDefaultSize';

const unsetOf = (type: 'button' | 'checkbox', size: string | null): unknown => {
  const field = withDefaultSize(fieldsFor(type, 'fb'), size).find(({ path }) => path.endsWith('.buttonSize'));
  return field?.control.kind === 'choice' && field.control.unset;
};

describe('withDefaultSize', () => {
  it.each([
    [null, 'm', 'large'],
    ['s', 's', 'standard'],
    ['m', 'm', 'large'],
    ['l', 'l', 'xlarge'],
    ['standard', 's', 'standard'],
    ['large', 'm', 'large'],
    ['xlarge', 'l', 'xlarge'],
  ])(
    'BOOT-02 CARD-07 OWN-07 with %j, a button that sets no size is %s and a checkbox %s',
    (size, ours, theirs) => {
      expect([unsetOf('button', size), unsetOf('checkbox', size)]).toEqual([ours, theirs]);
    },
  );
  it('CARD-07 knows every size that an account can have', () => {
    const fields = fieldsFor('button', 'fb');
    expect(lists.buttonSizes.filter((size) => withDefaultSize(fields, size) === fields)).toEqual([]);
  });
});
