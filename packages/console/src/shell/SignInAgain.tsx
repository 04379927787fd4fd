import { Modal } from '@beckon/controls/Modal';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { copy } from '../copy/copy';
import { sentenceOf } from '../data/ApiProblem';
import { changeSession } from '../data/changeSession';
import { sessionEnd } from '../data/sessionEnd';
import { SignInForm } from '../screens/signIn/SignInForm';
import { useSignIn } from '../screens/signIn/useSignIn';
import classes from './Shell.module.css';

const texts = copy.shell.signInAgain;
const widthPx = 420;

/** Asks to sign in after the session ended; the screen behind stays as it was. [OWN-01] */
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
      title={texts.title}
      widthPx={widthPx}
      footerButtons={null}
      closesOnOutside={false}
      texts={{ close: copy.common.close }}
      onClose={leave}
    >
      <form className={classes['again']} onSubmit={submit} noValidate>
        <p>{texts.text}</p>
        <div role="alert">{error && <p className={classes['problem']}>{sentenceOf(error)}</p>}</div>
        <SignInForm values={values} onChange={setValues} error={undefined} isBusy={isPending} />
      </form>
    </Modal>
  );
}
