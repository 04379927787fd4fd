import { useEffect, useState } from 'react';

/** The window's width, kept up to date. [C-RANGE-03] */
export function useWindowWidth(view: Window): number {
  const [width, setWidth] = useState(view.innerWidth);
  useEffect(() => {
    const read = () => setWidth(view.innerWidth);
    read();
    view.addEventListener('resize', read);
    return () => view.removeEventListener('resize', read);
  }, [view]);
  return width;
}
