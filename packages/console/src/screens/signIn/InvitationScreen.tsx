import { Button } from '@beckon/controls/Button';
import { Field } from '@beckon/controls/Field';
import { TextInput } from '@beckon/controls/TextInput';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Api } from '../../data/Api';
import { problemOf, sentenceOf } from '../../data/ApiProblem';
import { passwordHint } from '../../parts/passwordHint';
import { Skeleton } from '../../parts/Skeleton';
import { readToken } from './readToken';
import { SignFrame } from './SignFrame';
import { useMailLink } from './useMailLink';
import { useSignIn } from './useSignIn';

/** What is asked of who follows an invitation. */
const asked = {
  newPassword: { label: 'Choose a password', hint: passwordHint, fill: 'new-password' },
  password: { label: 'Your password', hint: undefined, fill: 'current-password' },
} as const;

/** Follows an invitation: who is new sets a password, who has an account is signed in to it or gives its password. [OWN-01] */
export function InvitationScreen(): ReactNode {
  const [token] = useState(() => readToken(window.location.hash));
  const [password, setPassword] = useState('');
  const [, navigate] = useLocation();
  const look = useMailLink<Api['shownInvitation']>('/invitations/look', token);
  const { mutate, error, isPending } = useSignIn('/invitations/accept');
  const isUsed = [look.error, error].some((one) => problemOf(one, 'token') !== undefined);
  if (token === '' || isUsed)
    return (
      <SignFrame
        title="This invitation no longer works"
        lead="It was used already, or it is too old. Ask for a new one."
        foot={<Link href="/">Sign in</Link>}
      >
        {null}
      </SignFrame>
    );
  if (look.isPending) return <Skeleton kind="page" />;
  if (!look.data)
    return (
      <SignFrame title="You are invited" error={sentenceOf(look.error)}>
        <Button wide onClick={() => look.refetch()}>
          Try again
        </Button>
      </SignFrame>
    );
  const { pageName, email, role, needs } = look.data;
  const problem = problemOf(error, 'password');
  const field = needs === 'nothing' ? undefined : asked[needs];
  const accept = (): void =>
    mutate(
      { token, ...(field && { password }) },
      { onSuccess: () => navigate('/widgets', { replace: true }) },
    );
  return (
    <SignFrame
      title={`You are invited to ${pageName}`}
      lead={`You join with the address ${email}, as ${role}.`}
      error={error && !problem ? sentenceOf(error) : undefined}
      onSubmit={accept}
      foot={needs === 'password' && <Link href="/forgot">Forgot your password?</Link>}
    >
      {field && (
        <Field label={field.label} hint={field.hint} error={problem}>
          {(control) => (
            <TextInput
              {...control}
              type="password"
              autoComplete={field.fill}
              value={password}
              onChange={setPassword}
            />
          )}
        </Field>
      )}
      <Button type="submit" wide loading={isPending}>
        Join
      </Button>
    </SignFrame>
  );
}
