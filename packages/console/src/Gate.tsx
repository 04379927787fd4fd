import { Button } from '@beckon/controls/Button';
import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Notice } from './components/Notice';
import { Skeleton } from './components/Skeleton';
import { copy } from './copy/copy';
import { sentenceOf } from './data/ApiProblem';
import { useSession } from './data/useSession';
import { AddressScreen } from './screens/signIn/AddressScreen';
import { ForgotScreen } from './screens/signIn/ForgotScreen';
import { InvitationScreen } from './screens/signIn/InvitationScreen';
import { ResetScreen } from './screens/signIn/ResetScreen';
import { SignInScreen } from './screens/signIn/SignInScreen';
import { SignUpScreen } from './screens/signIn/SignUpScreen';
import { useArrival } from './shell/useArrival';

const Shell = lazy(() => import('./shell/Shell').then(({ Shell }) => ({ default: Shell })));

const ClosedAccount = lazy(() =>
  import('./shell/ClosedAccount').then(({ ClosedAccount }) => ({ default: ClosedAccount })),
);

/** Shows the console to signed-in owners; everyone else signs in at the address they opened and stays there. [OWN-01] */
export function Gate(): ReactNode {
  const { data: session, error, isPending, refetch } = useSession();
  const [location] = useLocation();
  // These redirect, so the focus doesn't stop there.
  const leadsOn = session && (location === '/' || location === '/sign-up');
  useArrival(
    isPending || leadsOn
      ? undefined
      : `${location} ${session?.account.accountId} ${session?.account.deletesAt}`,
  );
  if (isPending) return <Skeleton kind="page" />;
  // A refetch that fails later leaves the screen as it is.
  if (error && session === undefined)
    return (
      <Notice title={copy.shell.unreachable} text={sentenceOf(error)}>
        <Button onClick={() => refetch()}>{copy.common.tryAgain}</Button>
      </Notice>
    );
  return (
    <Switch>
      <Route path="/reset" component={ResetScreen} />
      <Route path="/invitation" component={InvitationScreen} />
      <Route path="/address" component={AddressScreen} />
      {!session && <Route path="/sign-up" component={SignUpScreen} />}
      {!session && <Route path="/forgot" component={ForgotScreen} />}
      <Route>
        {session ? (
          <Suspense fallback={<Skeleton kind="page" />}>
            {session.account.deletesAt ? (
              <ClosedAccount session={session} />
            ) : (
              <Shell key={session.account.accountId} session={session} />
            )}
          </Suspense>
        ) : (
          <SignInScreen />
        )}
      </Route>
    </Switch>
  );
}
