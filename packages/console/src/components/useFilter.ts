import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

/** Filters in the address, so that a list looks the same after a reload, from a shared link, or when going back. */
export function useFilter<Names extends string>(
  names: readonly Names[],
): [Record<Names, string>, (name: Names, value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const values = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Record<
    Names,
    string
  >;
  const set = useCallback(
    (name: Names, value: string) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    [setSearch],
  );
  return [values, set];
}
