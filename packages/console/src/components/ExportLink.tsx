import type { ReactNode } from 'react';
import { apiAddress } from '../data/apiAddress';
import { adopt } from '../style/adopt';
import classes from './ExportLink.module.css';
import sheet from './ExportLink.module.css?inline';

adopt(sheet);

/** A link that looks like a button, and saves what the API answers as a file. */
export function ExportLink({
  path,
  children,
}: {
  readonly path: string;
  readonly children: string;
}): ReactNode {
  return (
    <a className={classes['export']} href={apiAddress(path)} download>
      {children}
    </a>
  );
}
