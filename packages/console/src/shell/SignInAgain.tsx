import { Modal } from '@beckon/controls/Modal';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { sentenceOf } from '../data/ApiProblem';
import { changeSession } from '../data/changeSession';
import { sessionEnd } from '../data/sessionEnd';
import { SignInForm } from '../screens/signIn/SignInForm';
import { useSignIn } from '../screens/signIn/useSignIn';
import classes from './Shell.module.css';

const widthPx = 420;

/** The session has ended: whoever signs in again goes on where they were, with everything that was on the screen. [OWN-01] */
export function SignInAgain({ email }: { readonly email: string }): ReactNode {
  const client = useQueryClient();
  const [values, setValues] = useState({ email, password: '' });
  const { mutate, error, isPending } = useSignIn('/sign-in');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    mutate(values);
  };
  const leave = (): void => {
    changeSession(client, null);
    sessionEnd.forget();
  };
  return (
    <Modal
      open
      title="Please sign in again"
      widthPx={widthPx}
      footerButtons={null}
      closesOnOutside={false}
      onClose={leave}
    >
      <form className={classes['again']} onSubmit={submit} noValidate>
        <p>Your session has ended. What is on the screen stays as it is.</p>
        <div role="alert">{error && <p className={classes['problem']}>{sentenceOf(error)}</p>}</div>
        <SignInForm values={values} onChange={setValues} error={undefined} isBusy={isPending} />
      </form>
    </Modal>
  );
}
