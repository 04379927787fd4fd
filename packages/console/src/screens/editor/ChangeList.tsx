import type { ReactNode } from 'react';
import { labelOf } from '../../draft/labelOf';
import type { Change } from '../../draft/listChanges';
import { wordsFor } from '../../draft/wordsFor';
import type { WidgetType } from '../../preview/Draft';
import { adopt } from '../../style/adopt';
import classes from './dialogs.module.css';
import sheet from './dialogs.module.css?inline';

adopt(sheet);

interface ChangeListProps {
  readonly type: WidgetType;
  readonly changes: readonly Change[];
}

/** What differs, field by field: before and after. [OWN-09] */
export function ChangeList({ type, changes }: ChangeListProps): ReactNode {
  if (changes.length === 0) return <p>Nothing differs from what visitors see.</p>;
  return (
    <ul className={classes['changes']}>
      {changes.map(({ path, before, after }) => (
        <li key={path}>
          <span className={classes['changeName']}>{labelOf(type, path)}</span>
          <del>{wordsFor(before)}</del>
          <ins>{wordsFor(after)}</ins>
        </li>
      ))}
    </ul>
  );
}
