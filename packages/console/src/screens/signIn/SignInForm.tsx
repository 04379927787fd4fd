import { Button } from '@beckon/controls/Button';
import { Field } from '@beckon/controls/Field';
import { TextInput } from '@beckon/controls/TextInput';
import type { ReactNode } from 'react';
import { copy } from '../../copy/copy';
import { problemOf } from '../../data/ApiProblem';

const texts = copy.signIn.in;

interface SignInFormProps {
  readonly values: { email: string; password: string };
  readonly onChange: (values: { email: string; password: string }) => void;
  readonly error: unknown;
  readonly isBusy: boolean;
}

/** Email address, password and the button: on the page, and over a screen whose session ended. [OWN-01] */
export function SignInForm({ values, onChange, error, isBusy }: SignInFormProps): ReactNode {
  return (
    <>
      <Field label={texts.email} error={problemOf(error, 'email')}>
        {(field) => (
          <TextInput
            {...field}
            type="email"
            autoComplete="username"
            value={values.email}
            onChange={(email) => onChange({ ...values, email })}
          />
        )}
      </Field>
      <Field label={texts.password} error={problemOf(error, 'password')}>
        {(field) => (
          <TextInput
            {...field}
            type="password"
            autoComplete="current-password"
            value={values.password}
            onChange={(password) => onChange({ ...values, password })}
          />
        )}
      </Field>
      <Button type="submit" wide loading={isBusy}>
        {texts.button}
      </Button>
    </>
  );
}
