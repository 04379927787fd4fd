import { Button } from '@beckon/controls/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { isSignedOut, problemOf, sentenceOf } from '../../data/ApiProblem';
import { callApi } from '../../data/callApi';
import { changeSession } from '../../data/changeSession';
import { toasts } from '../../data/toasts';
import { readToken } from './readToken';
import { SignFrame } from './SignFrame';

const elsewhere =
  'It is used up or too old, or it was sent for another account. If you did not make an account, nothing has to be done.';

/** Shows that an address is theirs who is signed in, by the link of the mail they got when they signed up. [OWN-01] */
export function AddressScreen(): ReactNode {
  const [token] = useState(() => readToken(window.location.hash));
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => callApi<{ isJoined: boolean }>('POST', '/session/address', { token }),
    onSuccess: ({ isJoined }) => {
      toasts.show(
        isJoined
          ? 'Your accounts are together now. Sign in with the password you chose last.'
          : 'Your address is confirmed.',
      );
      if (isJoined) changeSession(client, null);
      navigate('/', { replace: true });
    },
  });
  if (token === '' || problemOf(error, 'token') !== undefined)
    return (
      <SignFrame
        title="This link does not work here"
        lead={elsewhere}
        foot={<Link href="/">To the console</Link>}
      >
        {null}
      </SignFrame>
    );
  const sentence = isSignedOut(error)
    ? 'Sign in first, or open the link in the browser in which you made the account.'
    : sentenceOf(error);
  return (
    <SignFrame
      title="Confirm your address"
      lead="Nobody else can then use it here."
      error={error ? sentence : undefined}
      onSubmit={() => mutate()}
      foot={<Link href="/">To the console</Link>}
    >
      <Button type="submit" wide loading={isPending}>
        Confirm
      </Button>
    </SignFrame>
  );
}
