import { Button } from '@beckon/controls/Button';
import { Field } from '@beckon/controls/Field';
import { TextInput } from '@beckon/controls/TextInput';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { problemOf, sentenceOf } from '../../data/ApiProblem';
import { callApi } from '../../data/callApi';
import { toasts } from '../../data/toasts';
import { readToken } from './readToken';
import { SignFrame } from './SignFrame';

/** Sets a new password with the link of a mail. [OWN-01] */
export function ResetScreen(): ReactNode {
  const [token] = useState(() => readToken(window.location.hash));
  const [password, setPassword] = useState('');
  const [, navigate] = useLocation();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => callApi('POST', '/password/reset', { token, password }),
    onSuccess: () => {
      toasts.show('Your new password is set. Sign in with it.');
      navigate('/', { replace: true });
    },
  });
  const isUsed = token === '' || problemOf(error, 'token') !== undefined;
  const problem = problemOf(error, 'password');
  if (isUsed)
    return (
      <SignFrame
        title="This link no longer works"
        lead="It was used already, or it is too old."
        foot={<Link href="/">Back to signing in</Link>}
      >
        <Button wide onClick={() => navigate('/forgot')}>
          Ask for a new one
        </Button>
      </SignFrame>
    );
  return (
    <SignFrame
      title="Set a new password"
      error={error && !problem ? sentenceOf(error) : undefined}
      onSubmit={() => mutate()}
    >
      <Field label="New password" hint="At least 10 characters." error={problem}>
        {(field) => (
          <TextInput
            {...field}
            type="password"
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
          />
        )}
      </Field>
      <Button type="submit" wide loading={isPending}>
        Set password
      </Button>
    </SignFrame>
  );
}
