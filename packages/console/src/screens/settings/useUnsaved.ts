import { useEffect, useState } from 'react';
import type { SettingsChange } from '../../data/useChangeSettings';

/** Unsaved changes to the groups of settings, while the console is open. */
const kept = new Map<string, SettingsChange>();

const askBefore = (event: BeforeUnloadEvent): void => event.preventDefault();

/** A change that survives a switch to another screen; the browser asks before the page is left. [OWN-02] */
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
    // On other screens too: what was typed here is still only here.
    window.addEventListener('beforeunload', askBefore);
  }, [key, change, isUnsaved]);
  return [change, setChange];
}
