import { useState } from 'react';
import { useRedraw } from '../Field/useRedraw';

type List = typeof import('./CountryList').CountryList;

let loaded: List | undefined;

/** Fetches the country list, once per page. */
export async function loadCountryList(): Promise<List> {
  const { CountryList } = await import('./CountryList');
  loaded = CountryList;
  return CountryList;
}

type CountryListFetch = { List: List | undefined; fetchList: (onFail: () => void) => void };

/**
 * The country list, which is a part of its own because most visitors never open it: `fetchList` is called when
 * somebody comes near its button, and again at the press, should the first try have failed; only then somebody hears of it.
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
