import { hooks } from '@beckon/contract';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { copy } from '../copy/copy';
import classes from './preview.module.css';

/**
 * A page of the owner, shown behind a widget. It runs without its own origin, so that it can't reach the console,
 * wherever it is; its name tells our own scripts on it that nobody visits it. [OWN-08, OWN-11]
 */
export function PageBehind({ address }: { readonly address: string }): ReactNode {
  const isOnline = useOnline();
  // A page that has loaded stays when the connection drops.
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

const kinds = ['online', 'offline'] as const;

function subscribe(listener: () => void): () => void {
  for (const kind of kinds) window.addEventListener(kind, listener);
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, listener);
  };
}

/** Whether the browser is online, as far as it knows. */
function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}
