import { hiddenClass } from '@beckon/controls/theme/hiddenClass';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { copy } from '../../copy/copy';
import { usedPanels } from '../../fields/choosePanel';
import type { EditorField } from '../../fields/EditorField';
import { adopt } from '../../style/adopt';
import classes from './panel.module.css';
import sheet from './panel.module.css?inline';
import { usePanelAddress } from './usePanelAddress';

adopt(sheet);

interface PanelTabsProps {
  readonly fields: readonly EditorField[];
  readonly chosen: string;
  /** Panels with something to fix. */
  readonly marked: ReadonlySet<string>;
}

/** The panels as links: the address says which one is open. */
export function PanelTabs({ fields, chosen, marked }: PanelTabsProps): ReactNode {
  const addressOf = usePanelAddress();
  return (
    <nav className={classes['tabs']} aria-label={copy.editor.panels}>
      {usedPanels(fields).map(({ id, label }) => (
        <Link
          key={id}
          href={addressOf(id)}
          replace
          className={classes['tab']}
          aria-current={id === chosen ? 'page' : undefined}
        >
          {label}
          {marked.has(id) && (
            <>
              <span className={classes['mark']} data-mark={id} />
              <span className={hiddenClass}>{copy.editor.needsAttention}</span>
            </>
          )}
        </Link>
      ))}
    </nav>
  );
}
