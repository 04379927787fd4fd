import { createSheet } from '@beckon/controls/sheet/createSheet';
import { joinNames } from '@beckon/controls/sheet/joinNames';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useRef } from 'react';
import { Badge } from '../parts/Badge';
import classes from './BarBadge.module.css';
import text from './BarBadge.module.css?inline';

const sheet = createSheet(text);

/** The badge at the end of the line; where there is no room it hangs from the bar. [LAY-01] */
export function BarBadge({ url, edge }: { url: string; edge: 'top' | 'bottom' }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useSheet(place, sheet);
  return (
    <div ref={place} className={joinNames(classes['badge'], classes[edge])}>
      <Badge url={url} />
    </div>
  );
}
