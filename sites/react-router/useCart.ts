import { useState } from 'react';

const storageKey = 'fern-and-fig-cart';

/** The content of the cart: how many of each plant. */
export type Cart = {
  counts: Readonly<Record<string, number>>;
  put: (plantId: string, count: number) => void;
};

function readCounts(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** The cart of this visit; a reload keeps it. */
export function useCart(): Cart {
  const [counts, setCounts] = useState(readCounts);
  const put = (plantId: string, count: number): void => {
    const { [plantId]: _, ...others } = counts;
    const next = count > 0 ? { ...others, [plantId]: count } : others;
    setCounts(next);
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(next));
    } catch {
      // Without storage the cart lasts as long as the page.
    }
  };
  return { counts, put };
}
