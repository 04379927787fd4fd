import { type ReactNode, useEffect } from 'react';
import { Skeleton } from '../../components/Skeleton';

/** Redirects to the sandbox, a page of its own, also after signing in first. [OWN-01, OWN-13] */
export function SandboxScreen(): ReactNode {
  useEffect(() => {
    const { pathname, search } = window.location;
    window.location.replace(`${pathname.replace(/^\/console/, '')}${search}`);
  }, []);
  return <Skeleton kind="page" />;
}
