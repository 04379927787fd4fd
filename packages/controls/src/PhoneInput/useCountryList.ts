import { useState } from 'react';

type List = typeof import('./CountryList').CountryList;

let loaded: List | undefined;

/** Fetches the country list, once per page. */
export async function loadCountryList(): Promise<List> {
  const { CountryList } = await import('./CountryList');
  loaded = CountryList;
  return CountryList;
}

/**
 * The country list, which is a part of its own because most visitors never open it: `fetchList` is called when
 * somebody comes near its button, and again at the press, should the first try have failed.
 */
export function useCountryList(): { List: List | undefined; fetchList: () => void } {
  const [, redraw] = useState(0);
  const fetchList = (): void => {
    if (!loaded) loadCountryList().then(() => redraw((times) => times + 1), ignore);
  };
  return { List: loaded, fetchList };
}

/** Without a connection the list stays closed; the number can still be typed, with its country code. */
function ignore(): void {}
