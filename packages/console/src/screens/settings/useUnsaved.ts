import { useEffect, useState } from 'react';
import type { SettingsChange } from '../../data/useChangeSettings';

/** What was typed into the groups of settings and not saved, while the console is open. */
const kept = new Map<string, SettingsChange>();

const askBefore = (event: BeforeUnloadEvent): void => event.preventDefault();

/** A change that survives another screen, and is asked about before the page goes. [OWN-02] */
export function useUnsaved(
  key: string,
  isDirty: (change: SettingsChange) => boolean,
): [SettingsChange, (next: (now: SettingsChange) => SettingsChange) => void] {
  const [change, setChange] = useState<SettingsChange>(() => kept.get(key) ?? {});
  const isUnsaved = isDirty(change);
  useEffect(() => {
    if (!isUnsaved) {
      kept.delete(key);
      if (kept.size === 0) window.removeEventListener('beforeunload', askBefore);
      return;
    }
    kept.set(key, change);
    // Also from another screen: what was typed here is still only here.
    window.addEventListener('beforeunload', askBefore);
  }, [key, change, isUnsaved]);
  return [change, setChange];
}
