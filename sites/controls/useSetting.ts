import { type MouseEvent, useEffect, useState } from 'react';
import { parseSetting, type Setting } from './Setting';

/** The setting in the address, and a listener for links that changes it without loading the page again. */
export function useSetting(controls: readonly string[]): {
  readonly setting: Setting;
  readonly follow: (event: MouseEvent<HTMLAnchorElement>) => void;
} {
  const [search, setSearch] = useState(location.search);
  useEffect(() => {
    const handle = () => setSearch(location.search);
    addEventListener('popstate', handle);
    return () => removeEventListener('popstate', handle);
  }, []);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.pushState(null, '', event.currentTarget.href);
    setSearch(location.search);
  };
  return { setting: parseSetting(search, controls), follow };
}
