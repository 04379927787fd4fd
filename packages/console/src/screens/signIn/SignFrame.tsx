import { type FormEvent, type ReactNode, useEffect } from 'react';
import { Mark } from '../../components/Mark';
import { adopt } from '../../style/adopt';
import classes from './signIn.module.css';
import text from './signIn.module.css?inline';

adopt(text);

interface SignFrameProps {
  readonly title: string;
  readonly lead?: string;
  readonly error?: string | undefined;
  readonly onSubmit?: () => void;
  readonly children: ReactNode;
  /** Links to the other forms. */
  readonly foot?: ReactNode;
}

/** The page around every form outside the console. [OWN-01] */
export function SignFrame({ title, lead, error, onSubmit, children, foot }: SignFrameProps): ReactNode {
  useEffect(() => {
    document.title = `${title} · Beckon`;
  }, [title]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <main className={classes['page']}>
      <div className={classes['brand']}>
        <Mark />
        Beckon
      </div>
      <form className={classes['card']} onSubmit={submit} noValidate>
        <h1 className={classes['title']}>{title}</h1>
        {lead && <p className={classes['lead']}>{lead}</p>}
        <div role="alert">{error && <p className={classes['error']}>{error}</p>}</div>
        {children}
      </form>
      {foot && <p className={classes['foot']}>{foot}</p>}
    </main>
  );
}
