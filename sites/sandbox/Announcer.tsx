import { type ReactNode, useEffect, useState } from 'react';
import classes from './Sandbox.module.css';
import type { SandboxState } from './SandboxState';
import { sandboxTexts } from './sandboxTexts';

/** Announces new messages and a lost connection to screen readers. */
export function Announcer({ state }: { state: SandboxState }): ReactNode {
  const { account, isReady, link, messages } = state;
  const last = messages.at(-1);
  const [from, setFrom] = useState<number>();
  useEffect(() => {
    if (isReady) setFrom((known) => known ?? last?.id ?? 0);
  }, [isReady, last]);
  const isNew = from !== undefined && last?.from === 'business' && last.id > from;
  return (
    <p role="status" className={classes['hidden']}>
      {link === 'lost' ? sandboxTexts.lost : isNew && sandboxTexts.arrived(account?.name ?? '', last.text)}
    </p>
  );
}
