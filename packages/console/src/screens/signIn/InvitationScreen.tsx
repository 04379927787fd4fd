import { Button } from '@beckon/controls/Button';
import { Field } from '@beckon/controls/Field';
import { TextInput } from '@beckon/controls/TextInput';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { passwordHint } from '../../components/passwordHint';
import { Skeleton } from '../../components/Skeleton';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import type { Api } from '../../data/Api';
import { problemOf, sentenceOf } from '../../data/ApiProblem';
import { nameRole } from '../settings/team/roles';
import { parseToken } from './parseToken';
import { SignFrame } from './SignFrame';
import { useMailLink } from './useMailLink';
import { useSignIn } from './useSignIn';

const texts = copy.signIn.invitation;
/** What an invited person must enter. */
const asked = {
  newPassword: { label: texts.newPassword, hint: passwordHint, fill: 'new-password' },
  password: { label: texts.password, hint: undefined, fill: 'current-password' },
} as const;

/** Accepts an invitation: new people set a password; people with an account are signed in to it or enter its password. [OWN-01] */
export function InvitationScreen(): ReactNode {
  const [token] = useState(() => parseToken(window.location.hash));
  const [password, setPassword] = useState('');
  const [, navigate] = useLocation();
  const link = useMailLink<Api['shownInvitation']>('/invitations/look', token);
  const { mutate, error, isPending } = useSignIn('/invitations/accept');
  const isUsed = [link.error, error].some((one) => problemOf(one, 'token') !== undefined);
  if (token === '' || isUsed)
    return (
      <SignFrame
        title={texts.brokenTitle}
        lead={texts.brokenLead}
        foot={<Link href="/">{copy.signIn.in.title}</Link>}
      >
        {null}
      </SignFrame>
    );
  if (link.isPending) return <Skeleton kind="page" />;
  if (!link.data)
    return (
      <SignFrame title={texts.title} error={sentenceOf(link.error)}>
        <Button wide onClick={() => link.refetch()}>
          {copy.common.tryAgain}
        </Button>
      </SignFrame>
    );
  const { pageName, email, role, needs } = link.data;
  const problem = problemOf(error, 'password');
  const field = needs === 'nothing' ? undefined : asked[needs];
  const accept = (): void =>
    mutate(
      { token, ...(field && { password }) },
      { onSuccess: () => navigate('/widgets', { replace: true }) },
    );
  return (
    <SignFrame
      title={fill(texts.titleTo, { name: pageName })}
      lead={fill(texts.lead, { email, role: nameRole(role) })}
      error={error && !problem ? sentenceOf(error) : undefined}
      onSubmit={accept}
      foot={needs === 'password' && <Link href="/forgot">{copy.signIn.in.forgot}</Link>}
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
        {texts.button}
      </Button>
    </SignFrame>
  );
}
