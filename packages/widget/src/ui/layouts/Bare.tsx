import { createSheet } from '@beckon/controls/sheet/createSheet';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useRef } from 'react';
import { Body } from '../forms/Body';
import type { LayoutProps } from '../LayoutProps';
import { Badge } from '../parts/Badge';
import classes from './Bare.module.css';
import text from './Bare.module.css?inline';

const sheet = createSheet(text);

/** Only the form, in the font and colors around it: a button, or a checkbox in the host's form. [EMB-03, CHK-05, CHK-06, LAY-01] */
export function Bare({ view, open, parts, send }: LayoutProps<'bare'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useSheet(box, sheet);
  return (
    <div ref={box} className={classes['box']} hidden={!open}>
      <Body id={view.id} view={view.body} parts={parts} send={send} />
      <Badge url={view.badgeUrl} />
    </div>
  );
}
