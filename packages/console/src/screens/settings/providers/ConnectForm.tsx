import { Button } from '@beckon/controls/Button';
import { Field } from '@beckon/controls/Field';
import { TextInput } from '@beckon/controls/TextInput';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { copy } from '../../../copy/copy';
import { fill } from '../../../copy/fill';
import { inLanguage } from '../../../copy/inLanguage';
import type { Api } from '../../../data/Api';
import { ApiProblem, problemOf, sentenceOf } from '../../../data/ApiProblem';
import { toasts } from '../../../data/toasts';
import type { useConnections } from '../../../data/useConnections';
import classes from '../settings.module.css';

const texts = copy.settings.messages;

interface ConnectFormProps {
  readonly provider: Api['provider'];
  readonly act: ReturnType<typeof useConnections>['act']['mutateAsync'];
}

/** Asks for the credentials that a provider's record lists; they are stored only if the provider accepts them. [OWN-02] */
export function ConnectForm({ provider: { name, label: title, fields }, act }: ConnectFormProps): ReactNode {
  const [values, setValues] = useState<Record<string, string>>({});
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      act({ name, values: Object.fromEntries(fields.map((one) => [one.name, values[one.name] ?? ''])) }),
    onSuccess: () => toasts.show(fill(texts.connected, { name: title })),
  });
  const isWhole = error && !(error instanceof ApiProblem && error.fields.length > 0);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    mutate();
  };
  return (
    <form className={classes['fields']} onSubmit={submit} noValidate autoComplete="off">
      {fields.map(({ name: field, label, help, placeholder, isSecret }) => (
        <Field
          key={field}
          label={inLanguage(label)}
          hint={help === null ? undefined : inLanguage(help)}
          error={problemOf(error, field)}
        >
          {(input) => (
            <TextInput
              {...input}
              name={field}
              type={isSecret ? 'password' : 'text'}
              autoComplete="off"
              placeholder={placeholder}
              value={values[field] ?? ''}
              onChange={(value) => setValues({ ...values, [field]: value.trim() })}
            />
          )}
        </Field>
      ))}
      <div role="alert">{isWhole && <p className={classes['problem']}>{sentenceOf(error)}</p>}</div>
      <div>
        <Button type="submit" size="s" loading={isPending} disabled={fields.some((one) => !values[one.name])}>
          {fill(texts.connect, { name: title })}
        </Button>
      </div>
    </form>
  );
}
