import type { ReactNode } from 'react';
import classes from './settings.module.css';

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
