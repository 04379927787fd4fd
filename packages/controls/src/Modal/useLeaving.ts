import { useEffect, useState } from 'react';

/** How long a modal takes to fade; its style sheet says the same. */
export const leaveMs = 150;

/** Is a thing to be drawn: while it is open, and for as long as it takes to fade afterwards? */
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
