import { useCallback, useEffect, useRef, useState } from 'react';
import type { FrameOrder } from '../frame/FrameOrder';

const restMs = 180;
/** What is not drawn by then is not going to be. */
const patienceMs = 4000;
/** How long a frame that was not reached is left alone. */
const againMs = 10_000;

/** One picture: a frame with what it is told. */
export type Layer = { key: number; order: FrameOrder };

/** How the newest picture has ended: drawn, empty because the runtime draws nothing, or lost because its page was not reached. */
export type Fate = 'drawn' | 'blank' | 'lost';

/**
 * The frames of a preview. A new picture takes the old one's place once it is drawn; one whose page cannot be reached never does,
 * and is asked for again when the browser is online, or after a while. [OWN-08]
 */
export function useLayers(mark: string) {
  const [layers, setLayers] = useState<readonly Layer[]>([]);
  const [settled, setSettled] = useState<{ key: number; fate: Fate }>({ key: 0, fate: 'drawn' });
  const made = useRef(0);
  const ready = useRef(0);

  const settle = useCallback((key: number, fate: Fate): void => {
    // One that is lost stays unseen where it is: perhaps its page is only slow.
    if (fate !== 'lost') setLayers((now) => now.filter((layer) => layer.key >= key));
    setSettled((now) => (key >= now.key ? { key, fate } : now));
  }, []);
  const hear = useCallback((key: number): void => {
    ready.current = key;
  }, []);
  const show = useCallback((): void => {
    made.current += 1;
    const next = { key: made.current, order: JSON.parse(mark) as FrameOrder };
    setLayers(([front]) => (front ? [front, next] : [next]));
  }, [mark]);

  useEffect(() => {
    // Waits until typing pauses.
    const timer = setTimeout(show, made.current === 0 ? 0 : restMs);
    return () => clearTimeout(timer);
  }, [show]);

  const newest = layers.at(-1)?.key;
  const isWaited = newest !== undefined && newest > settled.key;
  useEffect(() => {
    if (!isWaited) return undefined;
    const timer = setTimeout(() => settle(newest, ready.current === newest ? 'blank' : 'lost'), patienceMs);
    return () => clearTimeout(timer);
  }, [isWaited, newest, settle]);

  const isLost = settled.fate === 'lost' && !isWaited;
  useEffect(() => {
    if (!isLost) return undefined;
    const timer = setTimeout(show, againMs);
    window.addEventListener('online', show);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', show);
    };
  }, [isLost, show]);

  return { layers, fate: settled.fate, settle, hear };
}
