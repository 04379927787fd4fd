import { Button } from '@beckon/controls/Button';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { copy } from '../copy/copy';
import { fill } from '../copy/fill';
import { sentenceOf } from '../data/ApiProblem';
import { toasts } from '../data/toasts';
import { useChangeSettings } from '../data/useChangeSettings';
import { useSettings, useWidgets } from '../data/useWidgets';
import { listWebsiteAlerts } from '../rules/listWebsiteAlerts';
import { adopt } from '../style/adopt';
import classes from './parts.module.css';
import text from './parts.module.css?inline';
import { useMe } from './SessionContext';

adopt(text);

const texts = copy.parts.alerts;

/** Sign-ups that are rejected because of their website, with the button that changes that. [NET-11, OWN-03] */
export function WebsiteAlerts(): ReactNode {
  const { data: settings } = useSettings();
  const { data: widgets } = useWidgets();
  const { mutate, isPending } = useChangeSettings();
  const isOwner = useMe().role === 'owner';
  const alerts = settings ? listWebsiteAlerts(settings, widgets ?? [], Date.now()) : [];
  if (!settings || alerts.length === 0) return null;
  const add = (host: string): void =>
    mutate(
      { whitelist: [...settings.whitelist, host] },
      { onError: (error) => toasts.show(sentenceOf(error), { tone: 'bad' }) },
    );
  return (
    <ul className={classes['alerts']} data-website-alerts>
      {alerts.map(({ sentence, host }) => (
        <li key={sentence}>
          <span>{sentence}</span>
          {host !== undefined && isOwner && (
            <Button size="s" variant="secondary" loading={isPending} onClick={() => add(host)}>
              {fill(texts.add, { host })}
            </Button>
          )}
          <Link href="/settings#site">{texts.manage}</Link>
        </li>
      ))}
    </ul>
  );
}
