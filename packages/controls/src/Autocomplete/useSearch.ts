import { useCallback, useEffect, useRef, useState } from 'react';
import type { ListOption } from '../SelectList/ListOption';
import type { ListStatus } from '../SelectList/ListView';

/** How long typing must rest before the options are asked for. */
export const searchRestMs = 150;

/** Finds the options for a query; it may be told that nobody waits any more. */
export type Search = (query: string, signal: AbortSignal) => Promise<readonly ListOption[]>;

/** What an autocomplete needs when its options come from elsewhere; spread it over the control. */
export interface SearchState {
  readonly options: readonly ListOption[];
  readonly status: ListStatus;
  readonly filters: false;
  readonly onQuery: (query: string) => void;
  readonly onRetry: () => void;
}

/** Asks for options as somebody types: once they rest, only the latest answer counts, and a failure can be tried again. [C-AUTO-01] */
export function useSearch(search: Search): SearchState {
  const [options, setOptions] = useState<readonly ListOption[]>([]);
  const [status, setStatus] = useState<ListStatus>('ready');
  const latest = useRef({ search, query: '', timer: 0 as unknown as ReturnType<typeof setTimeout> });
  const running = useRef<AbortController>(undefined);
  latest.current.search = search;

  const ask = useCallback((query: string, restMs: number) => {
    latest.current.query = query;
    clearTimeout(latest.current.timer);
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setStatus('loading');
    const settle = (found: readonly ListOption[] | undefined) => {
      if (controller.signal.aborted) return;
      if (found) setOptions(found);
      setStatus(found ? 'ready' : 'failed');
    };
    latest.current.timer = setTimeout(() => {
      latest.current.search(query, controller.signal).then(settle, () => settle(undefined));
    }, restMs);
  }, []);

  useEffect(
    () => () => {
      clearTimeout(latest.current.timer);
      running.current?.abort();
    },
    [],
  );

  return {
    options: status === 'failed' ? [] : options,
    status,
    filters: false,
    onQuery: useCallback((query) => ask(query, searchRestMs), [ask]),
    onRetry: useCallback(() => ask(latest.current.query, 0), [ask]),
  };
}
