import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { PageHead } from '../../components/PageHead';
import { copy } from '../../copy/copy';
import { adopt } from '../../style/adopt';
import classes from './settings.module.css';
import sheet from './settings.module.css?inline';
import { settingsTabs } from './settingsTabs';

adopt(sheet);

/** The header of every settings page, and the links between them. */
export function SettingsFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const [location] = useLocation();
  return (
    <div className={classes['page']}>
      <PageHead title={copy.shell.places.settings} />
      <nav className={classes['tabs']} aria-label={copy.shell.places.settings}>
        {settingsTabs.map(({ href, label }) => (
          <Link
            key={href}
            href={href}
            className={classes['tab']}
            aria-current={href === location ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  );
}
