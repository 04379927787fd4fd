import { useEffect, useRef } from 'react';

type Acts = { undo: () => void; redo: () => void; publish: () => void };

/** Shortcuts for undo, redo and publish. In a text field, undo belongs to the field. */
export function useShortcuts(acts: Acts): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const handle = (event: KeyboardEvent): void => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey) return;
      const isTyping = (event.target as Element | null)?.closest?.(
        'input:not([type=radio]):not([type=checkbox]), textarea',
      );
      const key = event.key.toLowerCase();
      const act =
        key === 'enter'
          ? 'publish'
          : isTyping
            ? undefined
            : key === 'y' || (key === 'z' && event.shiftKey)
              ? 'redo'
              : key === 'z'
                ? 'undo'
                : undefined;
      // While a dialog is open, they do nothing.
      if (!act || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current[act]();
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}
