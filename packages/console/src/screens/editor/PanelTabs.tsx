import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { type EditorField, panels } from '../../fields/EditorField';
import { adopt } from '../../style/adopt';
import classes from './panel.module.css';
import sheet from './panel.module.css?inline';

adopt(sheet);

interface PanelTabsProps {
  readonly fields: readonly EditorField[];
  readonly chosen: string;
}

/** The panels as links: the one that is open stands in the address. */
export function PanelTabs({ fields, chosen }: PanelTabsProps): ReactNode {
  const [search] = useSearchParams();
  const [location] = useLocation();
  const used = panels.filter(({ id }) => fields.some(({ panel }) => panel === id));
  const addressOf = (id: string): string => {
    const next = new URLSearchParams(search);
    next.set('panel', id);
    return `${location}?${next}`;
  };
  return (
    <nav className={classes['tabs']} aria-label="Panels">
      {used.map(({ id, label }) => (
        <Link
          key={id}
          href={addressOf(id)}
          replace
          className={classes['tab']}
          aria-current={id === (chosen || 'content') ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
