import { useEffect, useState } from 'react';

/** How long a modal takes to fade; its style sheet has the same value. @internal */
export const leaveMs = 150;

/** Whether to draw it: while it is open, and while it fades afterward. */
export function useLeaving(open: boolean): boolean {
  const [lingers, setLingers] = useState(open);
  useEffect(() => {
    if (open) {
      setLingers(true);
      return undefined;
    }
    const timer = setTimeout(() => setLingers(false), leaveMs);
    return () => clearTimeout(timer);
  }, [open]);
  return open || lingers;
}
