import type { ReactNode } from 'react';
import { adopt } from '../../style/adopt';
import classes from './panel.module.css';
import sheet from './panel.module.css?inline';

adopt(sheet);

/** What an owner should know about a field that isn't wrong in itself. [OWN-10] */
export function FieldWarning({ text }: { readonly text: string | undefined }): ReactNode {
  if (text === undefined) return null;
  return (
    <p role="status" className={classes['warning']} data-warning>
      {text}
    </p>
  );
}
