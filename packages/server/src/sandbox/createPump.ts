import type { SandboxMessage } from '@beckon/contract';

type Input = {
  /** The last message that the page has. */
  after: number;
  /** So many places before the last one are looked at again. */
  overlap: number;
  read: (after: number) => Promise<SandboxMessage[]>;
  /** Hands on a message, and the place to go on from. */
  write: (message: SandboxMessage, place: number) => void;
};

/**
 * Brings new messages to one page, each once. Places are taken before messages are kept, so one may appear behind others that
 * are shown already: the last places are looked at again. Whoever calls while it reads makes it read once more.
 */
export function createPump({ after, overlap, read, write }: Input): () => Promise<void> {
  const sent = new Set<number>();
  let place = after;
  let isAsked = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    do {
      isAsked = false;
      for (const message of await read(Math.max(0, place - overlap))) {
        if (sent.has(message.id)) continue;
        sent.add(message.id);
        place = Math.max(place, message.id);
        write(message, place);
      }
    } while (isAsked);
  }

  return () => {
    isAsked = true;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}
