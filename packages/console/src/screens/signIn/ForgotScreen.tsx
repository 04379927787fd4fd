import { Button } from '@beckon/controls/Button';
import { Field } from '@beckon/controls/Field';
import { TextInput } from '@beckon/controls/TextInput';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import { problemOf, sentenceOf } from '../../data/ApiProblem';
import { callApi } from '../../data/callApi';
import { describeMailPlace, type MailOutcome } from '../../data/describeMailPlace';
import { SignFrame } from './SignFrame';

const texts = copy.signIn.forgot;

/** Requests an email to set a new password; the answer is the same for everyone. [OWN-01] */
export function ForgotScreen(): ReactNode {
  const [email, setEmail] = useState('');
  const { mutate, data, error, isPending, isSuccess } = useMutation({
    mutationFn: () => callApi<MailOutcome>('POST', '/password/forgot', { email }),
  });
  const problem = problemOf(error, 'email');
  const back = <Link href="/">{texts.back}</Link>;
  if (isSuccess)
    return (
      <SignFrame
        title={texts.sentTitle}
        lead={[fill(texts.sentLead, { email }), describeMailPlace(data)].join(' ').trim()}
        foot={back}
      >
        <Button variant="secondary" wide onClick={() => mutate()} loading={isPending}>
          {texts.again}
        </Button>
      </SignFrame>
    );
  return (
    <SignFrame
      title={texts.title}
      lead={texts.lead}
      error={error && !problem ? sentenceOf(error) : undefined}
      onSubmit={() => mutate()}
      foot={back}
    >
      <Field label={copy.signIn.in.email} error={problem}>
        {(field) => (
          <TextInput {...field} type="email" autoComplete="username" value={email} onChange={setEmail} />
        )}
      </Field>
      <Button type="submit" wide loading={isPending}>
        {texts.button}
      </Button>
    </SignFrame>
  );
}
