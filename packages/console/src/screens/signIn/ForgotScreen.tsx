import { Button } from '@beckon/controls/Button';
import { Field } from '@beckon/controls/Field';
import { TextInput } from '@beckon/controls/TextInput';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { problemOf, sentenceOf } from '../../data/ApiProblem';
import { callApi } from '../../data/callApi';
import { type MailFate, whereKept } from '../../data/whereKept';
import { SignFrame } from './SignFrame';

/** Asks for a mail with which a new password can be set; the answer is the same whoever asks. [OWN-01] */
export function ForgotScreen(): ReactNode {
  const [email, setEmail] = useState('');
  const { mutate, data, error, isPending, isSuccess } = useMutation({
    mutationFn: () => callApi<MailFate>('POST', '/password/forgot', { email }),
  });
  const problem = problemOf(error, 'email');
  const back = <Link href="/">Back to signing in</Link>;
  if (isSuccess)
    return (
      <SignFrame
        title="Look into your mail"
        lead={`If somebody here has the address ${email}, a link to set a new password is on its way.${whereKept(data)}`}
        foot={back}
      >
        <Button variant="secondary" wide onClick={() => mutate()} loading={isPending}>
          Send it again
        </Button>
      </SignFrame>
    );
  return (
    <SignFrame
      title="Set a new password"
      lead="We send you a link."
      error={error && !problem ? sentenceOf(error) : undefined}
      onSubmit={() => mutate()}
      foot={back}
    >
      <Field label="Email" error={problem}>
        {(field) => (
          <TextInput {...field} type="email" autoComplete="username" value={email} onChange={setEmail} />
        )}
      </Field>
      <Button type="submit" wide loading={isPending}>
        Send the link
      </Button>
    </SignFrame>
  );
}
