import { type ReactNode, useEffect } from 'react';
import { Skeleton } from '../../parts/Skeleton';

/** Leads on to the sandbox, which is a page of its own: whoever had to sign in first gets where they were going. [OWN-01, OWN-13] */
export function SandboxScreen(): ReactNode {
  useEffect(() => {
    const { pathname, search } = window.location;
    window.location.replace(`${pathname.replace(/^\/console/, '')}${search}`);
  }, []);
  return <Skeleton kind="page" />;
}
