import { useEffect, useState } from 'react';

/** What this shop uses of the account script's public object. */
export type Mc = {
  parse: () => void;
  getWidget: (asked: number | Element) => McHandle | null;
};
export type McHandle = {
  open: () => void;
  on: (name: string, listener: () => void) => void;
  off: (name: string, listener: () => void) => void;
};

/** The public object, as soon as the account script has arrived; nothing where a blocker keeps it away. */
export function useMc(): Mc | undefined {
  const [mc, setMc] = useState<Mc>();
  useEffect(() => {
    // The object is a function too: handed over as it is, React would call it.
    Object.assign(window, { mcAsyncInit: (arrived: Mc) => setMc(() => arrived) });
  }, []);
  return mc;
}
