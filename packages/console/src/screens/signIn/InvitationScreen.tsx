import { Button } from '@beckon/controls/Button';
import { Field } from '@beckon/controls/Field';
import { TextInput } from '@beckon/controls/TextInput';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { problemOf, sentenceOf } from '../../data/ApiProblem';
import { readToken } from './readToken';
import { SignFrame } from './SignFrame';
import { useSignIn } from './useSignIn';

/** Follows an invitation; whoever has no password yet sets one. [OWN-01] */
export function InvitationScreen(): ReactNode {
  const [token] = useState(() => readToken(window.location.hash));
  const [password, setPassword] = useState('');
  const [, navigate] = useLocation();
  const { mutate, error, isPending } = useSignIn('/invitations/accept');
  const problem = problemOf(error, 'password');
  const isUsed = token === '' || problemOf(error, 'token') !== undefined;
  if (isUsed)
    return (
      <SignFrame
        title="This invitation no longer works"
        lead="It was used already, or it is too old. Ask for a new one."
        foot={<Link href="/">Sign in</Link>}
      >
        {null}
      </SignFrame>
    );
  const accept = (): void =>
    mutate(
      { token, ...(password && { password }) },
      { onSuccess: () => navigate('/widgets', { replace: true }) },
    );
  return (
    <SignFrame
      title="You are invited"
      lead="Set a password if you are new here. If you have one already, leave the field empty."
      error={error && !problem ? sentenceOf(error) : undefined}
      onSubmit={accept}
    >
      <Field label="Password" hint="At least 10 characters." error={problem} required={false}>
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
        Join
      </Button>
    </SignFrame>
  );
}
