import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { explainIssue } from './explainIssue';

const Shape = v.object({
  name: v.pipe(v.string(), v.nonEmpty('must not be empty')),
  account: v.pipe(v.string(), v.digits('account must be a number')),
});

describe('explainIssue', () => {
  it.each([
    ['what is missing', { account: '1' }, 'name is missing'],
    ['a rule that leaves the place to us', { name: '', account: '1' }, 'name must not be empty'],
    ['a rule that names the place itself', { name: 'A', account: 'x' }, 'account must be a number'],
  ])('NET-12 names the path once: %s', (_, given, wanted) => {
    const { issues } = v.safeParse(Shape, given);
    expect(issues && explainIssue(issues)).toBe(wanted);
  });
});
