import { useEffect, useState } from 'react';

type Load<Part> = () => Promise<Part>;

const loaded = new WeakMap<Load<unknown>, unknown>();

/** Loads a part before it is drawn. */
export async function preloadPart<Part>(load: Load<Part>): Promise<void> {
  loaded.set(load, await load());
}

/** A part of a drawing that loads when it is first needed; if that fails, the next use tries again. [MEDIA-04, A-32] */
export function usePart<Part>(load: Load<Part>, isWanted: boolean, onLost?: () => void): Part | undefined {
  const [, redraw] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one load per use, whichever callback it has.
  useEffect(() => {
    if (!isWanted || loaded.has(load)) return undefined;
    let isGone = false;
    load().then(
      (part) => {
        loaded.set(load, part);
        if (!isGone) redraw((times) => times + 1);
      },
      () => {
        if (!isGone) onLost?.();
      },
    );
    return () => {
      isGone = true;
    };
  }, [load, isWanted]);
  return isWanted ? (loaded.get(load) as Part | undefined) : undefined;
}
