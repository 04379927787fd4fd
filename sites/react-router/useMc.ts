import { useEffect, useState } from 'react';

/** The part of the account script's public object that this shop uses. */
export type Mc = {
  parse: () => void;
  getWidget: (asked: number | Element) => McHandle | null;
};
export type McHandle = {
  open: () => void;
  on: (name: string, listener: () => void) => void;
  off: (name: string, listener: () => void) => void;
};

/** The public object, as soon as the account script has loaded; undefined if a blocker prevents it. */
export function useMc(): Mc | undefined {
  const [mc, setMc] = useState<Mc>();
  useEffect(() => {
    // The object is also a function: passed as it is, React would call it.
    Object.assign(window, { mcAsyncInit: (arrived: Mc) => setMc(() => arrived) });
  }, []);
  return mc;
}
