import { hooks } from '@beckon/contract';
import { type ReactNode, useState } from 'react';
import { copy } from '../copy/copy';
import classes from './preview.module.css';
import { useOnline } from './useOnline';

/**
 * A page of the owner's, to be looked at behind a widget. Its own origin is taken from it, so that it reaches nothing of the
 * console, wherever it lies; by its name our own scripts on it know that nobody visits it. [OWN-08, OWN-11]
 */
export function PageBehind({ address }: { readonly address: string }): ReactNode {
  const isOnline = useOnline();
  // A page that is there stays when the connection goes.
  const [wasOnline, setWasOnline] = useState(isOnline);
  if (isOnline && !wasOnline) setWasOnline(true);
  if (!wasOnline) {
    return (
      <p className={classes['offline']} data-offline>
        {copy.preview.offline}
      </p>
    );
  }
  return (
    <iframe
      className={classes['behind']}
      title={copy.preview.yourPage}
      name={hooks.previewName}
      src={address}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      inert
      aria-hidden
    />
  );
}
