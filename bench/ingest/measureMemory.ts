import { eventBody } from './eventBody';
import { postLoad } from './postLoad';
import { readProcess } from './readProcess';

const [steps, connections] = [5, 128];
const longestMs = 3_600_000;

/** Measures the memory of the server process while it handles events. */
export async function measureMemory(pid: number, port: number, events: number): Promise<string[]> {
  const sizes = [readProcess(pid).rssMb];
  let errors = 0;
  for (let step = 0; step < steps; step += 1) {
    const load = await postLoad({
      port,
      path: '/pixel/logEvent',
      connections,
      most: events / steps,
      forMs: longestMs,
      bodyOf: eventBody,
    });
    errors += load.errors;
    sizes.push(readProcess(pid).rssMb);
  }
  const shown = sizes.map((size) => size.toFixed(0)).join(' → ');
  return [`memory of the server process over ${events} events, in MB: ${shown} (errors ${errors})`];
}
