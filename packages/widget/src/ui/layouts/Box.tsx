import { createSheet } from '@beckon/controls/sheet/createSheet';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useRef } from 'react';
import type { LayoutProps } from '../LayoutProps';
import { Badge } from '../parts/Badge';
import { Card } from '../parts/Card';
import classes from './Box.module.css';
import text from './Box.module.css?inline';

const sheet = createSheet(text);

/** A card in the page's own text, as wide as configured and never wider than its container. [EMB-01, EMB-02] */
export function Box({ view, open, parts, send }: LayoutProps<'box'>): ReactNode {
  const box = useRef<HTMLElement>(null);
  useSheet(box, sheet);
  return (
    <section ref={box} className={classes['box']} aria-label={view.name} hidden={!open}>
      <Card id={view.id} view={view.card} parts={parts} send={send} />
      <Badge url={view.badgeUrl} />
    </section>
  );
}
