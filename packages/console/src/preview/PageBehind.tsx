import type { ReactNode } from 'react';
import classes from './preview.module.css';

/**
 * A page of the owner's, to be looked at behind a widget. Its own origin is taken from it, so that it reaches nothing of the
 * console, wherever it lies. [OWN-08]
 */
export function PageBehind({ address }: { readonly address: string }): ReactNode {
  return (
    <iframe
      className={classes['behind']}
      title="Your page"
      src={address}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      inert
      aria-hidden
    />
  );
}
