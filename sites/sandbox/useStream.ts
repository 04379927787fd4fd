import type { SandboxOwner as Account, SandboxMessage as Message } from '@beckon/contract';
import { type Dispatch, useEffect } from 'react';
import type { SandboxEvent } from './SandboxState';

const retryMs = 2000;

const signedOut = 401;

/** A stream does not say why it was rejected; the sandbox page does. */
async function wantsSession(address: string): Promise<boolean> {
  const answer = await fetch(address, { method: 'HEAD' }).catch(() => undefined);
  return answer?.status === signedOut;
}

/** Listens to the server; after a break it continues where it was, so that nothing is lost. */
export function useStream(address: string, dispatch: Dispatch<SandboxEvent>): void {
  useEffect(() => {
    let lastId = 0;
    let source: EventSource | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let isClosed = false;
    const open = (): void => {
      const stream = new EventSource(`${address}/stream?after=${lastId}`);
      const handle = <Data>(name: string, act: (data: Data) => void): void =>
        stream.addEventListener(name, ({ data }: MessageEvent<string>) => act(JSON.parse(data) as Data));
      source = stream;
      handle<Account>('account', (account) => dispatch({ type: 'introduced', account }));
      handle<Message>('message', (message) => {
        lastId = Math.max(lastId, message.id);
        dispatch({ type: 'arrived', message });
      });
      handle('ready', () => {
        dispatch({ type: 'linked' });
        dispatch({ type: 'caughtUp' });
      });
      stream.onerror = async () => {
        dispatch({ type: 'lost' });
        // A stream that the browser gave up on is restarted; one that it retries by itself is left alone.
        if (stream.readyState !== EventSource.CLOSED) return;
        const isOut = await wantsSession(address);
        if (isClosed) return;
        if (isOut) {
          lastId = 0;
          dispatch({ type: 'signedOut' });
        }
        retry = setTimeout(open, retryMs);
      };
    };
    open();
    return () => {
      isClosed = true;
      clearTimeout(retry);
      source?.close();
    };
  }, [address, dispatch]);
}
