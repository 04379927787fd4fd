import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { copy } from '../../copy/copy';
import { fillNodes } from '../../copy/fillNodes';
import { ApiProblem, sentenceOf } from '../../data/ApiProblem';
import { SignFrame } from './SignFrame';
import { SignInForm } from './SignInForm';
import classes from './signIn.module.css';
import { useSignIn } from './useSignIn';

const texts = copy.signIn.in;

/** Signs in at the address that was opened, so that the same screen follows. [OWN-01] */
export function SignInScreen(): ReactNode {
  const [values, setValues] = useState({ email: '', password: '' });
  const { mutate, error, isPending } = useSignIn('/sign-in');
  const isWhole = error && !(error instanceof ApiProblem && error.fields.length > 0);
  return (
    <SignFrame
      title={texts.title}
      error={isWhole ? sentenceOf(error) : undefined}
      onSubmit={() => mutate(values)}
      foot={fillNodes(texts.newHere, { link: <Link href="/sign-up">{texts.create}</Link> })}
    >
      <SignInForm values={values} onChange={setValues} error={error} isBusy={isPending} />
      <p className={classes['aside']}>
        <Link href="/forgot">{texts.forgot}</Link>
      </p>
    </SignFrame>
  );
}
