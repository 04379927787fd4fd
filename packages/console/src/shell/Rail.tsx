import { ButtonIcon } from '@beckon/controls/ButtonIcon';
import { Icon } from '@beckon/controls/Icon';
import { searchPath } from '@beckon/controls/icons/searchPath';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Mark } from '../components/Mark';
import { copy } from '../copy/copy';
import { fill } from '../copy/fill';
import type { Api } from '../data/Api';
import { adopt } from '../style/adopt';
import { AccountMenu } from './AccountMenu';
import { commandKey } from './keyList';
import { navigation } from './navigation';
import { overlays } from './overlays';
import classes from './Rail.module.css';
import sheet from './Rail.module.css?inline';
import { SandboxSwitch } from './SandboxSwitch';
import { SchemeSwitch } from './SchemeSwitch';

adopt(sheet);

const iconPx = 20;

interface RailProps {
  readonly session: Api['session'];
  /** Shows icons only. */
  readonly isNarrow: boolean;
}

/** Navigation, account and theme: beside the screen, on phones above and below it. */
export function Rail({ session, isNarrow }: RailProps): ReactNode {
  const [location] = useLocation();
  return (
    <header className={classes['rail']} data-narrow={isNarrow || undefined}>
      <div className={classes['site']}>
        <Mark />
        <span className={classes['siteName']}>{session.account.pageName}</span>
        <ButtonIcon
          size={16}
          icon={searchPath}
          aria-label={fill(copy.shell.search.button, { keys: `${commandKey} K` })}
          onClick={() => overlays.set('palette')}
        />
      </div>
      <nav className={classes['nav']} aria-label={copy.shell.navigation}>
        {navigation.map(({ href, label, icon }) => (
          <Link
            key={href}
            href={href}
            className={classes['navLink']}
            aria-label={label}
            aria-current={location.startsWith(href) ? 'page' : undefined}
          >
            <Icon path={icon} size={iconPx} />
            <span>{label}</span>
          </Link>
        ))}
      </nav>
      <div className={classes['railFoot']}>
        <SchemeSwitch />
        <SandboxSwitch accountId={session.account.accountId} />
        <AccountMenu session={session} />
      </div>
    </header>
  );
}
