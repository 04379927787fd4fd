import { useEffect, useState } from 'react';

/** By what something was opened, undefined while it is closed; a control that is disabled closes, and stays closed afterwards. */
export function useOpened<By>(disabled: boolean): [By | undefined, (by: By | undefined) => void] {
  const [by, open] = useState<By>();
  useEffect(() => {
    if (disabled) open(undefined);
  }, [disabled]);
  return [disabled ? undefined : by, open];
}
