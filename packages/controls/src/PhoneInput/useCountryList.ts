import { useState } from 'react';
import { useRedraw } from '../Field/useRedraw';

type List = typeof import('./CountryList').CountryList;

let loaded: List | undefined;

/** Loads the country list, once per page. @internal */
export async function loadCountryList(): Promise<List> {
  const { CountryList } = await import('./CountryList');
  loaded = CountryList;
  return CountryList;
}

type CountryListFetch = { List: List | undefined; fetchList: (onFail: () => void) => void };

/**
 * The country list, a separate part because most visitors never open it: `fetchList` is called when
 * a visitor approaches its button, and again at the press if that failed; only then is a failure reported.
 */
export function useCountryList(fetchCountries?: () => Promise<unknown>): CountryListFetch {
  const redraw = useRedraw();
  const [isReady, setReady] = useState(!fetchCountries);
  const fetchList = (onFail: () => void): void => {
    if (loaded && isReady) return;
    Promise.all([loadCountryList(), fetchCountries?.()]).then(() => {
      setReady(true);
      redraw();
    }, onFail);
  };
  return { List: isReady ? loaded : undefined, fetchList };
}
