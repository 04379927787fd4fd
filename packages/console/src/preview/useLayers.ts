import { useCallback, useEffect, useRef, useState } from 'react';
import type { FrameOrder } from '../frame/FrameOrder';

const restMs = 180;
/** What isn't drawn by then won't be. */
const patienceMs = 4000;
/** How long to wait before trying again to load a frame. */
const againMs = 10_000;

/** One drawing: a frame with its order. */
export type Layer = { key: number; order: FrameOrder };

/** How the newest drawing ended: drawn, empty because the runtime draws nothing, or lost because its page couldn't be loaded. */
export type DrawOutcome = 'drawn' | 'blank' | 'lost';

/**
 * The frames of a preview. A new drawing replaces the old one once it is ready; one whose page can't be loaded never does,
 * and is tried again when the browser is online, or after a while. [OWN-08]
 */
export function useLayers(mark: string) {
  const [layers, setLayers] = useState<readonly Layer[]>([]);
  const [settled, setSettled] = useState<{ key: number; outcome: DrawOutcome }>({ key: 0, outcome: 'drawn' });
  const made = useRef(0);
  const ready = useRef(0);

  const settle = useCallback((key: number, outcome: DrawOutcome): void => {
    // A lost one stays hidden in its place: its page may only be slow.
    if (outcome !== 'lost') setLayers((now) => now.filter((layer) => layer.key >= key));
    setSettled((now) => (key >= now.key ? { key, outcome } : now));
  }, []);
  const markReady = useCallback((key: number): void => {
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

  const isLost = settled.outcome === 'lost' && !isWaited;
  useEffect(() => {
    if (!isLost) return undefined;
    const timer = setTimeout(show, againMs);
    window.addEventListener('online', show);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', show);
    };
  }, [isLost, show]);

  return { layers, outcome: settled.outcome, settle, markReady };
}
