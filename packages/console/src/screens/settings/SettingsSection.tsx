import type { ReactNode } from 'react';
import { adopt } from '../../style/adopt';
import classes from './settings.module.css';
import sheet from './settings.module.css?inline';

adopt(sheet);

interface SettingsSectionProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A part of a settings page that isn't a form as a whole. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps): ReactNode {
  return (
    <section className={classes['group']} aria-label={title}>
      <div className={classes['words']}>
        <h2 className={classes['title']}>{title}</h2>
        <p className={classes['lead']}>{lead}</p>
      </div>
      {children}
    </section>
  );
}
