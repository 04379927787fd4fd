import type { SandboxOwner as Account, SandboxMessage as Message } from '@beckon/contract';
import { type Dispatch, useEffect } from 'react';
import type { SandboxEvent } from './SandboxState';

const retryMs = 2000;

/** Listens to the server; after a break it goes on where it was, so that nothing is lost. */
export function useStream(address: string, tell: Dispatch<SandboxEvent>): void {
  useEffect(() => {
    let lastId = 0;
    let source: EventSource | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const open = (): void => {
      const stream = new EventSource(`${address}?after=${lastId}`);
      const hear = <Data>(name: string, act: (data: Data) => void): void =>
        stream.addEventListener(name, ({ data }: MessageEvent<string>) => act(JSON.parse(data) as Data));
      source = stream;
      hear<Account>('account', (account) => tell({ type: 'introduced', account }));
      hear<Message>('message', (message) => {
        lastId = Math.max(lastId, message.id);
        tell({ type: 'arrived', message });
      });
      hear('ready', () => {
        tell({ type: 'linked' });
        tell({ type: 'caughtUp' });
      });
      stream.onerror = () => {
        tell({ type: 'lost' });
        // A browser that has given up is started again; one that tries by itself is left to it.
        if (stream.readyState === EventSource.CLOSED) retry = setTimeout(open, retryMs);
      };
    };
    open();
    return () => {
      clearTimeout(retry);
      source?.close();
    };
  }, [address, tell]);
}
