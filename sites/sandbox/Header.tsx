import { Icon } from '@beckon/controls/Icon';
import { Link } from '@beckon/controls/Link';
import { Select } from '@beckon/controls/Select';
import type { ReactNode } from 'react';
import { flaskPath } from './icons';
import classes from './Sandbox.module.css';
import type { SandboxState } from './SandboxState';
import { sandboxTexts } from './sandboxTexts';

const markPx = 22;

/** Which page this is, whose account it is, and whether it is live. */
export function Header({ state: { account, link } }: { state: SandboxState }): ReactNode {
  const accounts = account?.accounts ?? [];
  const hasOthers = accounts.length > 1;
  return (
    <header className={classes['header']}>
      <span className={classes['mark']}>
        <Icon path={flaskPath} size={markPx} />
      </span>
      <div className={classes['heading']}>
        <h1 className={classes['title']}>
          {sandboxTexts.title}
          {account && !hasOthers && <span className={classes['account']}>{account.name}</span>}
        </h1>
        <p className={classes['lead']}>{sandboxTexts.lead}</p>
      </div>
      {hasOthers && (
        <div className={classes['accounts']}>
          <Select
            label={sandboxTexts.account}
            hideLabel
            options={accounts.map(({ id, name }) => ({ value: String(id), label: name, hint: String(id) }))}
            value={window.location.pathname.split('/')[2]}
            onChange={(id) => window.location.assign(`/sandbox/${id}`)}
          />
        </div>
      )}
      <span
        className={classes['link']}
        data-link={link}
        title={link === 'lost' ? sandboxTexts.lost : undefined}
      >
        {sandboxTexts.states[link]}
      </span>
      <Link href="/sites/" className={classes['sites'] ?? ''}>
        {sandboxTexts.sites}
      </Link>
    </header>
  );
}
