import { Button } from '@beckon/controls/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { copy } from '../../copy/copy';
import { isSignedOut, problemOf, sentenceOf } from '../../data/ApiProblem';
import { callApi } from '../../data/callApi';
import { changeSession } from '../../data/changeSession';
import { toasts } from '../../data/toasts';
import { parseToken } from './parseToken';
import { SignFrame } from './SignFrame';

const texts = copy.signIn.confirm;

/** Verifies the address of the signed-in user, with the link in the sign-up email. [OWN-01] */
export function AddressScreen(): ReactNode {
  const [token] = useState(() => parseToken(window.location.hash));
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => callApi<{ isJoined: boolean }>('POST', '/session/address', { token }),
    onSuccess: ({ isJoined }) => {
      toasts.show(isJoined ? texts.joined : texts.done);
      if (isJoined) changeSession(client, null);
      navigate('/', { replace: true });
    },
  });
  if (token === '' || problemOf(error, 'token') !== undefined)
    return (
      <SignFrame
        title={texts.brokenTitle}
        lead={texts.brokenLead}
        foot={<Link href="/">{texts.toConsole}</Link>}
      >
        {null}
      </SignFrame>
    );
  const sentence = isSignedOut(error) ? texts.signInFirst : sentenceOf(error);
  return (
    <SignFrame
      title={texts.title}
      lead={texts.lead}
      error={error ? sentence : undefined}
      onSubmit={() => mutate()}
      foot={<Link href="/">{texts.toConsole}</Link>}
    >
      <Button type="submit" wide loading={isPending}>
        {texts.button}
      </Button>
    </SignFrame>
  );
}
