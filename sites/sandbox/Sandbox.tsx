import { Link } from '@beckon/controls/Link';
import { createSheet } from '@beckon/controls/sheet/createSheet';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useRef } from 'react';
import { Announcer } from './Announcer';
import { Empty } from './Empty';
import { Header } from './Header';
import { flaskPath } from './icons';
import { listApps, playsBoth } from './listApps';
import { Messenger } from './Messenger';
import { Phone } from './Phone';
import classes from './Sandbox.module.css';
import text from './Sandbox.module.css?inline';
import { sandboxTexts } from './sandboxTexts';
import { Tabs } from './Tabs';
import { useSandbox } from './useSandbox';

const sheet = createSheet(text);

/** The whole page: a phone and a messenger, side by side if there is room, otherwise one at a time. */
export function Sandbox({ address }: { address: string }): ReactNode {
  const page = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useSandbox(address);
  useSheet(page, sheet);
  const { isWide, isReady } = state;
  const apps = listApps(state);
  if (state.link === 'out')
    return (
      <div ref={page} className={classes['page']}>
        <Header state={state} />
        <main className={classes['out']}>
          <Empty icon={flaskPath} title={sandboxTexts.signedOut} help={sandboxTexts.signedOutHelp}>
            {/* In the console's panel too, the whole window signs in. */}
            <Link href={`/console${address}`} target="_top">
              {sandboxTexts.signIn}
            </Link>
          </Empty>
        </main>
      </div>
    );
  const given = { state, dispatch, address: `${address}/acts` };
  return (
    <div ref={page} className={classes['page']} data-ready={isReady || undefined}>
      <Header state={state} />
      {!isWide && playsBoth(state) && <Tabs state={state} dispatch={dispatch} />}
      <main className={classes['main']}>
        {apps.includes('sms') && <Phone {...given} />}
        {apps.includes('messenger') && <Messenger {...given} />}
      </main>
      <Announcer state={state} />
    </div>
  );
}
