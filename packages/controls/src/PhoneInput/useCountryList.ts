import { useRedraw } from '../Field/useRedraw';

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
 * somebody comes near its button, and again at the press, should the first try have failed; only then somebody hears of it.
 */
export function useCountryList(): { List: List | undefined; fetchList: (onFail: () => void) => void } {
  const redraw = useRedraw();
  const fetchList = (onFail: () => void): void => {
    if (!loaded) loadCountryList().then(redraw, onFail);
  };
  return { List: loaded, fetchList };
}
