import { Field } from '@beckon/controls/Field';
import { Radio } from '@beckon/controls/Radio';
import type { ReactNode } from 'react';
import type { Api } from '../../data/Api';
import { describeClaim } from './describeClaim';

/** Whether an account is the person's own; nothing is chosen beforehand, because a wrong answer costs it. */
export type ClaimAnswer = 'mine' | 'notMine';

interface ClaimQuestionProps {
  readonly claim: Api['claim'];
  readonly answer: ClaimAnswer | undefined;
  readonly error: string | undefined;
  readonly onChange: (answer: ClaimAnswer) => void;
}

const options = [
  { value: 'mine', label: 'Yes, I made it' },
  { value: 'notMine', label: 'No, end it' },
] as const;

/** Asks whether an account that was made with somebody's address is theirs. [OWN-01] */
export function ClaimQuestion({ claim, answer, error, onChange }: ClaimQuestionProps): ReactNode {
  return (
    <Field label={`Is the account “${claim.pageName}” yours?`} hint={describeClaim(claim)} error={error}>
      {(field) => <Radio {...field} options={options} value={answer} onChange={onChange} />}
    </Field>
  );
}
