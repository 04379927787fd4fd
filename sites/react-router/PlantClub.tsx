import { type ReactNode, useEffect, useState } from 'react';
import type { Mc } from './useMc';

const clubWidgetId = 5001;

/** Opens the club's form, and thanks visitors who have joined. */
export function PlantClub({ mc }: { mc: Mc | undefined }): ReactNode {
  const [isMember, setMember] = useState(false);
  useEffect(() => {
    const handle = mc?.getWidget(clubWidgetId);
    const join = (): void => setMember(true);
    handle?.on('optedIn', join);
    return () => handle?.off('optedIn', join);
  }, [mc]);

  if (isMember) return <p className="club">Good to have you in the plant club.</p>;
  return (
    <button className="club" type="button" disabled={!mc} onClick={() => mc?.getWidget(clubWidgetId)?.open()}>
      Join the plant club
    </button>
  );
}
