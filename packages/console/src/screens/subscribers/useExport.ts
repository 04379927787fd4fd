import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../components/saveFile';
import { isSignedOut, sentenceOf } from '../../data/ApiProblem';
import { sessionEnd } from '../../data/sessionEnd';
import { toasts } from '../../data/toasts';
import { fetchExport } from './fetchExport';

/** Downloads the subscribers as a file and counts its lines. Unmounting the button cancels it. [OWN-12] */
export function useExport(address: string) {
  const [lines, setLines] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (): Promise<void> => {
    const ending = new AbortController();
    running.current = ending;
    const { signal } = ending;
    setLines(0);
    try {
      saveFile('subscribers.csv', await fetchExport({ address, signal, onLines: setLines }));
    } catch (error) {
      if (signal.aborted) return;
      if (isSignedOut(error)) sessionEnd.announce();
      else toasts.show(sentenceOf(error), { tone: 'bad' });
    } finally {
      setLines(undefined);
    }
  };
  return { lines, start, stop: () => running.current?.abort() };
}
