import { useEffect, useState } from 'react';

/** How it was opened, undefined while closed; a control that is disabled closes, and stays closed afterward. */
export function useOpened<By>(disabled: boolean): [By | undefined, (by: By | undefined) => void] {
  const [by, open] = useState<By>();
  useEffect(() => {
    if (disabled) open(undefined);
  }, [disabled]);
  return [disabled ? undefined : by, open];
}
