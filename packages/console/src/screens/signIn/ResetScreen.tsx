import { Button } from '@beckon/controls/Button';
import { Field } from '@beckon/controls/Field';
import { TextInput } from '@beckon/controls/TextInput';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { passwordHint } from '../../components/passwordHint';
import { Skeleton } from '../../components/Skeleton';
import { copy } from '../../copy/copy';
import type { Api } from '../../data/Api';
import { problemOf, sentenceOf } from '../../data/ApiProblem';
import { callApi } from '../../data/callApi';
import { toasts } from '../../data/toasts';
import { type ClaimAnswer, ClaimQuestion } from './ClaimQuestion';
import { parseToken } from './parseToken';
import { SignFrame } from './SignFrame';
import { useMailLink } from './useMailLink';

const texts = copy.signIn.reset;

/** Sets a new password with the link in an email; it first asks about accounts that were created with the address before. [OWN-01] */
export function ResetScreen(): ReactNode {
  const [token] = useState(() => parseToken(window.location.hash));
  const [password, setPassword] = useState('');
  const [answers, setAnswers] = useState<Record<number, ClaimAnswer>>({});
  const [hasTried, setTried] = useState(false);
  const [, navigate] = useLocation();
  const look = useMailLink<{ accounts: Api['claim'][] }>('/password/reset/accounts', token);
  const claims = look.data?.accounts ?? [];
  const keep = claims.map(({ accountId }) => accountId).filter((id) => answers[id] === 'mine');
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => callApi('POST', '/password/reset', { token, password, keep }),
    onSuccess: () => {
      toasts.show(texts.done);
      navigate('/', { replace: true });
    },
  });
  const isUsed = [look.error, error].some((one) => problemOf(one, 'token') !== undefined);
  const problem = problemOf(error, 'password');
  if (token === '' || isUsed)
    return (
      <SignFrame
        title={texts.brokenTitle}
        lead={texts.brokenLead}
        foot={<Link href="/">{copy.signIn.forgot.back}</Link>}
      >
        <Button wide onClick={() => navigate('/forgot')}>
          {texts.askAgain}
        </Button>
      </SignFrame>
    );
  if (look.isPending) return <Skeleton kind="page" />;
  if (!look.data)
    return (
      <SignFrame title={texts.title} error={sentenceOf(look.error)}>
        <Button wide onClick={() => look.refetch()}>
          {copy.common.tryAgain}
        </Button>
      </SignFrame>
    );
  const submit = (): void => {
    setTried(true);
    if (claims.every(({ accountId }) => answers[accountId])) mutate();
  };
  return (
    <SignFrame
      title={texts.title}
      error={error && !problem ? sentenceOf(error) : undefined}
      onSubmit={submit}
    >
      {claims.map((claim) => (
        <ClaimQuestion
          key={claim.accountId}
          claim={claim}
          answer={answers[claim.accountId]}
          error={hasTried && !answers[claim.accountId] ? copy.signIn.claim.missing : undefined}
          onChange={(answer) => setAnswers({ ...answers, [claim.accountId]: answer })}
        />
      ))}
      <Field label={texts.field} hint={passwordHint} error={problem}>
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
        {texts.button}
      </Button>
    </SignFrame>
  );
}
