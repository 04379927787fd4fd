import { Field } from '@beckon/controls/Field';
import { Radio } from '@beckon/controls/Radio';
import type { ReactNode } from 'react';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import type { Api } from '../../data/Api';
import { describeClaim } from './describeClaim';

/** Whether an account is the person's own; nothing is preselected, because a wrong answer loses it. */
export type ClaimAnswer = 'mine' | 'notMine';

interface ClaimQuestionProps {
  readonly claim: Api['claim'];
  readonly answer: ClaimAnswer | undefined;
  readonly error: string | undefined;
  readonly onChange: (answer: ClaimAnswer) => void;
}

const options = [
  { value: 'mine', label: copy.signIn.claim.mine },
  { value: 'notMine', label: copy.signIn.claim.notMine },
] as const;

/** Asks whether an account that was created with someone's address is theirs. [OWN-01] */
export function ClaimQuestion({ claim, answer, error, onChange }: ClaimQuestionProps): ReactNode {
  return (
    <Field
      label={fill(copy.signIn.claim.question, { name: claim.pageName })}
      hint={describeClaim(claim)}
      error={error}
    >
      {(field) => <Radio {...field} options={options} value={answer} onChange={onChange} />}
    </Field>
  );
}
