import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { Failure } from '../components/Failure';
import { Notice } from '../components/Notice';
import { SessionContext } from '../components/SessionContext';
import { Skeleton } from '../components/Skeleton';
import { copy } from '../copy/copy';
import type { Api } from '../data/Api';
import { sessionEnd } from '../data/sessionEnd';
import { adopt } from '../style/adopt';
import { Rail } from './Rail';
import { recents } from './recents';
import classes from './Shell.module.css';
import text from './Shell.module.css?inline';
import { Shortcuts } from './Shortcuts';
import { SignInAgain } from './SignInAgain';
import { screens } from './screens';

adopt(text);

/** The editor needs the space, so the rail shows icons only. */
const needsRoom = /^\/widgets\/\d+/;
const drawn = screens.map(({ path, load }) => ({ path, Screen: lazy(load) }));

/** The console around its screens: the rail beside them, and the sign-in form on top once the session ends. [OWN-01] */
export function Shell({ session }: { readonly session: Api['session'] }): ReactNode {
  const [location] = useLocation();
  const isNarrow = needsRoom.test(location);
  const hasEnded = sessionEnd.use();
  useEffect(() => recents.note(session.account.accountId, location), [session.account.accountId, location]);
  return (
    <SessionContext value={session}>
      <div className={classes['shell']} data-narrow={isNarrow || undefined}>
        <a className={classes['skip']} href="#content">
          {copy.shell.skip}
        </a>
        <Rail session={session} isNarrow={isNarrow} />
        <main id="content" className={classes['main']} tabIndex={-1}>
          <Failure key={location}>
            <Suspense fallback={<Skeleton kind="page" />}>
              <Switch>
                <Route path="/">
                  <Redirect to="/widgets" replace />
                </Route>
                <Route path="/sign-up">
                  <Redirect to="/widgets" replace />
                </Route>
                {drawn.map(({ path, Screen }) => (
                  <Route key={path} path={path} component={Screen} />
                ))}
                <Route>
                  <Notice title={copy.shell.notFound.title} text={copy.shell.notFound.text} />
                </Route>
              </Switch>
            </Suspense>
          </Failure>
        </main>
        <Shortcuts />
        {hasEnded && <SignInAgain email={session.user.email} />}
      </div>
    </SessionContext>
  );
}
