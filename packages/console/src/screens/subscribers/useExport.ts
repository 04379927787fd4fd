import { useRef, useState } from 'react';
import { ApiProblem, sentenceOf } from '../../data/ApiProblem';
import { toasts } from '../../data/toasts';
import { saveFile } from '../../parts/saveFile';
import { readLines } from './readLines';

const brokenOff = 'The export broke off. Please try again.';
const refused = 'The export was refused. Another one may be running: please try again in a minute.';

/** Takes the subscribers along as a file, and tells how many lines have arrived. [OWN-12] */
export function useExport(address: string) {
  const [lines, setLines] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const start = async (): Promise<void> => {
    const ending = new AbortController();
    running.current = ending;
    setLines(0);
    try {
      const answer = await fetch(address, { signal: ending.signal });
      if (!answer.ok || !answer.body) throw new ApiProblem(answer.status, 'refused', { sentence: refused });
      saveFile('subscribers.csv', await readLines(answer.body, setLines));
    } catch (error) {
      if (ending.signal.aborted) return;
      toasts.show(error instanceof ApiProblem ? sentenceOf(error) : brokenOff, { tone: 'bad' });
    } finally {
      setLines(undefined);
    }
  };
  return { lines, start, stop: () => running.current?.abort() };
}
