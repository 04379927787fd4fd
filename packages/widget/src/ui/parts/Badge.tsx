import { texts } from '@beckon/contract';
import { createSheet } from '@beckon/controls/sheet/createSheet';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useRef } from 'react';
import classes from './Badge.module.css';
import text from './Badge.module.css?inline';

const sheet = createSheet(text);

/** A quiet link to the provider's site, if the plan requires it. [LAY-01] */
export function Badge({ url }: { url: string | undefined }): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  useSheet(link, sheet);
  if (url === undefined) return null;
  return (
    <a ref={link} className={classes['badge']} href={url} target="_blank" rel="noopener">
      {texts.poweredBy}
    </a>
  );
}
