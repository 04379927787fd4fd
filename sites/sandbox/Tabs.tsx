import type { SandboxChannel as Channel } from '@beckon/contract';
import { Icon } from '@beckon/controls/Icon';
import type { Dispatch, ReactNode } from 'react';
import { messengerPath, smsPath } from './icons';
import classes from './Sandbox.module.css';
import { type SandboxEvent, type SandboxState, visitorsOf } from './SandboxState';
import { sandboxTexts } from './sandboxTexts';

const iconPx = 20;
const apps: { app: Channel; icon: string }[] = [
  { app: 'sms', icon: smsPath },
  { app: 'messenger', icon: messengerPath },
];

/** On a narrow screen: which of the two apps is in front, and how much is new in the other. */
export function Tabs({
  state,
  dispatch,
}: {
  state: SandboxState;
  dispatch: Dispatch<SandboxEvent>;
}): ReactNode {
  return (
    <nav className={classes['tabs']} aria-label={sandboxTexts.apps}>
      {apps.map(({ app, icon }) => {
        const unread = visitorsOf(state, app).reduce((sum, one) => sum + one.unread, 0);
        return (
          <button
            key={app}
            type="button"
            className={classes['tab']}
            aria-pressed={state.app === app}
            onClick={() => dispatch({ type: 'turned', app })}
          >
            <Icon path={icon} size={iconPx} />
            {sandboxTexts[app]}
            {unread > 0 && (
              <span className={classes['badge']}>
                {unread}
                <span className={classes['hidden']}> {sandboxTexts.newOnes}</span>
              </span>
            )}
          </button>
        );
      })}
    </nav>
  );
}
