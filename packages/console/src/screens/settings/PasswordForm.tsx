import { Button } from '@beckon/controls/Button';
import { Field } from '@beckon/controls/Field';
import { TextInput } from '@beckon/controls/TextInput';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { copy } from '../../copy/copy';
import { ApiProblem, problemOf, sentenceOf } from '../../data/ApiProblem';
import { callApi } from '../../data/callApi';
import { toasts } from '../../data/toasts';
import { passwordHint } from '../../parts/passwordHint';
import classes from './settings.module.css';

const texts = copy.settings.password;
const fields = [
  { name: 'current', label: texts.current, autoComplete: 'current-password', hint: undefined },
  { name: 'next', label: texts.next, autoComplete: 'new-password', hint: passwordHint },
] as const;
const empty = { current: '', next: '' };

/** Changes the password of the signed-in user. [OWN-01] */
export function PasswordForm({ email }: { readonly email: string }): ReactNode {
  const client = useQueryClient();
  const [values, setValues] = useState(empty);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => callApi('POST', '/password/change', values),
    onSuccess: () => {
      setValues(empty);
      toasts.show(texts.done);
      return client.invalidateQueries({ queryKey: ['list', '/sessions'] });
    },
  });
  const isWhole = error && !(error instanceof ApiProblem && error.fields.length > 0);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    mutate();
  };
  return (
    <form className={classes['fields']} onSubmit={submit} noValidate data-form="password">
      {/* Password managers need to know whose it is. */}
      <input
        className={classes['legend']}
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      {fields.map(({ name, label, autoComplete, hint }) => (
        <Field key={name} label={label} hint={hint} error={problemOf(error, name)}>
          {(input) => (
            <TextInput
              {...input}
              type="password"
              name={name}
              autoComplete={autoComplete}
              value={values[name]}
              onChange={(value) => setValues({ ...values, [name]: value })}
            />
          )}
        </Field>
      ))}
      <div role="alert">{isWhole && <p className={classes['problem']}>{sentenceOf(error)}</p>}</div>
      <div>
        <Button type="submit" size="s" loading={isPending} disabled={!values.current || !values.next}>
          {texts.button}
        </Button>
      </div>
    </form>
  );
}
