import { useEffect, useState } from 'react';

/** Rows drawn in the first frame: more than fit into the list, with the active one in the middle. */
const firstRows = 20;

/** The rows to draw: a few at first, so that the list opens at once, and all of them a frame later. */
export function useRows<Row>(all: readonly Row[], active: number): readonly Row[] {
  const [opened] = useState({ all, active });
  const [isFilled, setFilled] = useState(false);

  useEffect(() => {
    let timer = 0;
    // The timer runs after that frame has been painted.
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => setFilled(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);

  // A key or a letter pressed this early may lead to any row.
  if (isFilled || all !== opened.all || active !== opened.active) return all;
  const from = Math.max(0, active - firstRows / 2);
  return all.slice(from, from + firstRows);
}
