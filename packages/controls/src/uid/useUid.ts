import { useState } from 'react';

let last = 0;

/**
 * An id that is unique among all controls on the page.
 * The renderers' own useId counts per mounted tree, so two trees in one root would share ids.
 */
export function useUid(): string {
  const [id] = useState(() => {
    last += 1;
    return `mc-${last}`;
  });
  return id;
}
