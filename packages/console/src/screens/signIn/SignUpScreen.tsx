import { Button } from '@beckon/controls/Button';
import { Field } from '@beckon/controls/Field';
import { TextInput } from '@beckon/controls/TextInput';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { passwordHint } from '../../components/passwordHint';
import { copy } from '../../copy/copy';
import { fillNodes } from '../../copy/fillNodes';
import { ApiProblem, problemOf, sentenceOf } from '../../data/ApiProblem';
import { SignFrame } from './SignFrame';
import { useSignIn } from './useSignIn';

const texts = copy.signIn.up;

const fields = [
  {
    name: 'pageName',
    label: texts.siteName,
    type: 'text',
    autoComplete: 'organization',
    hint: undefined,
  },
  { name: 'email', label: copy.signIn.in.email, type: 'email', autoComplete: 'username', hint: undefined },
  {
    name: 'password',
    label: copy.signIn.in.password,
    type: 'password',
    autoComplete: 'new-password',
    hint: passwordHint,
  },
] as const;

type Values = Record<(typeof fields)[number]['name'], string>;

/** Where the owner is: their results are counted by day there until they choose another zone. */
const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';

/** A new account: the site's name, an address, a password, and on to the first widget. [OWN-01, OWN-02] */
export function SignUpScreen(): ReactNode {
  const [values, setValues] = useState<Values>({ pageName: '', email: '', password: '' });
  const [, navigate] = useLocation();
  const { mutate, error, isPending } = useSignIn('/sign-up');
  const signUp = (): void => {
    const onSuccess = (): void => navigate('/new', { replace: true });
    // While servers are updated, an old one doesn't know the field.
    const onError = (problem: Error): void => {
      if (problemOf(problem, 'timeZone')) mutate(values, { onSuccess });
    };
    mutate({ ...values, timeZone: ownTimeZone() }, { onSuccess, onError });
  };
  const isWhole = error && !(error instanceof ApiProblem && error.fields.length > 0);
  return (
    <SignFrame
      title={texts.title}
      lead={texts.lead}
      error={isWhole ? sentenceOf(error) : undefined}
      onSubmit={signUp}
      foot={fillNodes(texts.haveOne, { link: <Link href="/">{copy.signIn.in.title}</Link> })}
    >
      {fields.map(({ name, label, type, autoComplete, hint }) => (
        <Field key={name} label={label} hint={hint} error={problemOf(error, name)}>
          {(field) => (
            <TextInput
              {...field}
              name={name}
              type={type}
              autoComplete={autoComplete}
              value={values[name]}
              onChange={(value) => setValues({ ...values, [name]: value })}
            />
          )}
        </Field>
      ))}
      <Button type="submit" wide loading={isPending}>
        {texts.button}
      </Button>
    </SignFrame>
  );
}
