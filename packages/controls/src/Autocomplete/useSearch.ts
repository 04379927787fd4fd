import { useCallback, useEffect, useRef, useState } from 'react';
import type { ListOption } from '../SelectList/ListOption';
import type { ListStatus } from '../SelectList/ListView';

/** How long typing must pause before the search starts. */
export const searchRestMs = 150;

/** Finds the options for a query; the signal aborts when the answer is no longer needed. */
export type Search = (query: string, signal: AbortSignal) => Promise<readonly ListOption[]>;

/** The props of an autocomplete whose options come from elsewhere; spread them over the control. */
export interface SearchState {
  readonly options: readonly ListOption[];
  readonly status: ListStatus;
  readonly filters: false;
  readonly onQuery: (query: string) => void;
  readonly onRetry: () => void;
}

/** Searches for options while the visitor types: after a pause, only the latest answer is used, and a failure can be tried again. [C-AUTO-01] */
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
