import { Button } from '@beckon/controls/Button';
import { Field } from '@beckon/controls/Field';
import { TextInput } from '@beckon/controls/TextInput';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useMe } from '../../components/SessionContext';
import { ApiProblem, problemOf, sentenceOf } from '../../data/ApiProblem';
import { callApi } from '../../data/callApi';
import classes from './settings.module.css';

interface PasswordFormProps {
  /** For tests. */
  readonly name: string;
  readonly path: string;
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly autoComplete: 'current-password' | 'new-password';
    readonly hint?: string;
  }[];
  readonly button: string;
  readonly isDanger?: boolean;
  /** What goes along with the fields. */
  readonly body?: object;
  readonly onDone: () => unknown;
}

/** Asks for the password of the signed-in user, and for more, before something that only they may do. [OWN-01] */
export function PasswordForm({
  name: form,
  path,
  fields,
  button,
  isDanger,
  body,
  onDone,
}: PasswordFormProps): ReactNode {
  const { email } = useMe().user;
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => callApi('POST', path, { ...body, ...values }),
    onSuccess: () => {
      setValues({});
      return onDone();
    },
  });
  const isWhole = error && !(error instanceof ApiProblem && error.fields.length > 0);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    mutate();
  };
  return (
    <form className={classes['fields']} onSubmit={submit} noValidate data-form={form}>
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
              value={values[name] ?? ''}
              onChange={(value) => setValues({ ...values, [name]: value })}
            />
          )}
        </Field>
      ))}
      <div role="alert">{isWhole && <p className={classes['problem']}>{sentenceOf(error)}</p>}</div>
      <div>
        <Button
          type="submit"
          size="s"
          variant={isDanger ? 'danger' : 'primary'}
          loading={isPending}
          disabled={fields.some(({ name }) => !values[name])}
        >
          {button}
        </Button>
      </div>
    </form>
  );
}
