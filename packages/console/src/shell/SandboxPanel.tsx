import { Button } from '@beckon/controls/Button';
import { closePath } from '@beckon/controls/icons/closePath';
import type { ReactNode } from 'react';
import { adopt } from '../style/adopt';
import classes from './SandboxPanel.module.css';
import sheet from './SandboxPanel.module.css?inline';

adopt(sheet);

interface SandboxPanelProps {
  readonly accountId: number;
  readonly onClose: () => void;
}

/** The phone and the messenger of an account that is tried out, beside any screen. [OWN-13] */
export function SandboxPanel({ accountId, onClose }: SandboxPanelProps): ReactNode {
  return (
    <aside className={classes['panel']} aria-label="Sandbox">
      <header className={classes['head']}>
        <h2 className={classes['title']}>Sandbox</h2>
        <a className={classes['link']} href={`/sandbox/${accountId}`} target="_blank" rel="noreferrer">
          On its own page
        </a>
        <Button size="s" variant="ghost" icon={closePath} aria-label="Close the sandbox" onClick={onClose} />
      </header>
      <iframe className={classes['frame']} src={`/sandbox/${accountId}`} title="Phone and messenger" />
    </aside>
  );
}
