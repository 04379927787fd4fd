import { useEffect, useState } from 'react';

type Player = typeof import('./Video').Video;

let loaded: Player | undefined;

/** The player, a part of its own that is fetched when one is wanted. [MEDIA-04] */
export function useVideo(isWanted: boolean, onLost: () => void): Player | undefined {
  const [, redraw] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one fetch per wish, whoever is told of its loss.
  useEffect(() => {
    if (!isWanted || loaded) return undefined;
    let isGone = false;
    import('./Video').then(
      ({ Video }) => {
        loaded = Video;
        if (!isGone) redraw((times) => times + 1);
      },
      () => {
        if (!isGone) onLost();
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return loaded;
}
