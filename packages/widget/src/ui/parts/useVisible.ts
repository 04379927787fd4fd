import { type RefObject, useEffect, useState } from 'react';

/** Whether an element takes any space on the page. One inside a closed dialog takes none. */
export function useVisible(element: RefObject<HTMLElement | null>): boolean {
  const [isVisible, setVisible] = useState(true);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver((entries) => {
      const { width = 0, height = 0 } = entries.at(-1)?.contentRect ?? {};
      setVisible(width > 0 && height > 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isVisible;
}
