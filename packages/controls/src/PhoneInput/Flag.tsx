import { flagOf } from '@beckon/contract/data/flagOf';
import type { ReactNode } from 'react';
import { canDrawFlags } from './canDrawFlags';
import { flagClass } from './flagClass';
import classes from './PhoneInput.module.css';

/** A country's flag, or its two letters if the system has no flags. */
export function Flag({ code }: { readonly code: string }): ReactNode {
  if (canDrawFlags()) {
    return (
      <span className={flagClass} aria-hidden="true">
        {flagOf(code)}
      </span>
    );
  }
  return <span className={classes.plate} aria-hidden="true" data-code={code.slice(0, 2)} />;
}
