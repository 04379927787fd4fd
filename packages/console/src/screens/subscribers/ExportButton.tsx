import { Button } from '@beckon/controls/Button';
import type { ReactNode } from 'react';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import classes from './subscribers.module.css';
import { useExport } from './useExport';

/** Exports the list as CSV, shows the progress, and can be canceled. [OWN-12] */
export function ExportButton({ address }: { readonly address: string }): ReactNode {
  const { lines, start, stop } = useExport(address);
  if (lines === undefined)
    return (
      <Button id="export" size="s" variant="secondary" onClick={() => void start()}>
        {copy.common.exportCsv}
      </Button>
    );
  return (
    <>
      <span role="status" className={classes['progress']}>
        {fill(copy.subscribers.exported, { n: lines })}
      </span>
      <Button size="s" variant="secondary" onClick={stop}>
        {copy.common.cancel}
      </Button>
    </>
  );
}
