import type { Task } from '../jobs/index';
import type { Counters } from './createCounters';

/** The same task, with the time of its last success. [OWN-11, OWN-13] */
export function meterTask(task: Task, { addTask, endTask }: Counters): Task {
  addTask(task.name, task.everyMs);
  return {
    ...task,
    run: async (isStopping) => {
      try {
        await task.run(isStopping);
      } catch (error) {
        endTask(task.name, false);
        throw error;
      }
      // A round that had to end early hasn't done everything.
      if (!isStopping()) endTask(task.name, true);
    },
  };
}
