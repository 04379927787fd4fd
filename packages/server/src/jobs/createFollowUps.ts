/** Work that a route leaves for the time after its answer. */
export type FollowUps = {
  /** Does the work once the answer was sent, or its connection broke. A failure only reaches `onFailure`. */
  add: (answer: Answer, work: () => Promise<unknown>, onFailure: (error: unknown) => void) => void;
  /** Resolves when all of it is done. */
  stop: () => Promise<void>;
};

type Answer = { once: (event: 'close', listener: () => void) => unknown };

/** Creates the list of work that follows answers, so that the time an answer takes reveals nothing about an address. [OWN-01] */
export function createFollowUps(): FollowUps {
  const underWay = new Set<Promise<void>>();
  return {
    add(answer, work, onFailure) {
      const answered = new Promise<void>((resolve) => answer.once('close', resolve));
      const doing = answered
        .then(work)
        .then(() => undefined, onFailure)
        .finally(() => underWay.delete(doing));
      underWay.add(doing);
    },
    async stop() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
