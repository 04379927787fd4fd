import { hooks } from '@beckon/contract';
import type { ReactNode } from 'react';
import classes from './preview.module.css';

/**
 * A page of the owner's, to be looked at behind a widget. Its own origin is taken from it, so that it reaches nothing of the
 * console, wherever it lies; by its name our own scripts on it know that nobody visits it. [OWN-08, OWN-11]
 */
export function PageBehind({ address }: { readonly address: string }): ReactNode {
  return (
    <iframe
      className={classes['behind']}
      title="Your page"
      name={hooks.previewName}
      src={address}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      inert
      aria-hidden
    />
  );
}
