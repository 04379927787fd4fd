import { Button } from '@beckon/controls/Button';
import type { ReactNode } from 'react';
import { formatCount } from '../../figures/formatCount';
import classes from './subscribers.module.css';
import { useExport } from './useExport';

/** Takes the list along as CSV, says how far it is, and can be stopped. [OWN-12] */
export function ExportButton({ address }: { readonly address: string }): ReactNode {
  const { lines, start, stop } = useExport(address);
  if (lines === undefined)
    return (
      <Button id="export" size="s" variant="secondary" onClick={() => void start()}>
        Export as CSV
      </Button>
    );
  return (
    <>
      <span role="status" className={classes['progress']}>
        {formatCount(lines)} lines so far
      </span>
      <Button size="s" variant="secondary" onClick={stop}>
        Stop
      </Button>
    </>
  );
}
