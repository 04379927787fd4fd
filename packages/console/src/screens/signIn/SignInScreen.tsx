import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { ApiProblem, sentenceOf } from '../../data/ApiProblem';
import { SignFrame } from './SignFrame';
import { SignInForm } from './SignInForm';
import classes from './signIn.module.css';
import { useSignIn } from './useSignIn';

/** Signs in at whatever address was opened, so that the same place follows. [OWN-01] */
export function SignInScreen(): ReactNode {
  const [values, setValues] = useState({ email: '', password: '' });
  const { mutate, error, isPending } = useSignIn('/sign-in');
  const isWhole = error && !(error instanceof ApiProblem && error.fields.length > 0);
  return (
    <SignFrame
      title="Sign in"
      error={isWhole ? sentenceOf(error) : undefined}
      onSubmit={() => mutate(values)}
      foot={
        <>
          New here? <Link href="/sign-up">Make an account</Link>
        </>
      }
    >
      <SignInForm values={values} onChange={setValues} error={error} isBusy={isPending} />
      <p className={classes['aside']}>
        <Link href="/forgot">Forgot your password?</Link>
      </p>
    </SignFrame>
  );
}
