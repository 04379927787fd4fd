import type { ReactNode } from 'react';
import { copy } from '../../copy/copy';
import type { Draft, WidgetType } from '../../data/Draft';
import { type DescribedValue, describeChange } from '../../draft/describeChange';
import type { Change } from '../../draft/listChanges';
import { adopt } from '../../style/adopt';
import classes from './dialogs.module.css';
import sheet from './dialogs.module.css?inline';

adopt(sheet);

interface ChangeListProps {
  readonly type: WidgetType;
  readonly channel: Draft['channel'];
  readonly changes: readonly Change[];
}

/** The differences, field by field: before and after. [OWN-09] */
export function ChangeList({ type, channel, changes }: ChangeListProps): ReactNode {
  if (changes.length === 0) return <p>{copy.editor.publish.noChanges}</p>;
  return (
    <ul className={classes['changes']}>
      {changes.map((change) => {
        const { path, label, before, after } = describeChange(type, channel, change);
        return (
          <li key={path}>
            <span className={classes['changeName']}>{label}</span>
            <del>
              <Value {...before} />
            </del>
            <ins>
              <Value {...after} />
            </ins>
          </li>
        );
      })}
    </ul>
  );
}

function Value({ words, color }: DescribedValue): ReactNode {
  return (
    <>
      {color && <span className={classes['swatch']} style={{ background: color }} />}
      {words}
    </>
  );
}
