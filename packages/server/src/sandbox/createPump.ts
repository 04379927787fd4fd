import type { SandboxMessage } from '@beckon/contract';

type Input = {
  /** The page's last message. */
  after: number;
  /** How many earlier positions to check again. */
  overlap: number;
  read: (after: number) => Promise<SandboxMessage[]>;
  /** Passes on a message, and the position to resume from. */
  write: (message: SandboxMessage, place: number) => void;
};

/**
 * Brings new messages to one page, each once. A position is taken before its message is stored, so a message may appear
 * before others that are already shown: it checks the last positions again. A call during a read makes it read once more.
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
