import { useLocation, useSearchParams } from 'wouter';
import type { Panel } from '../../fields/EditorField';

/** Where a panel of the editor is: the same address, with the panel in it. */
export function usePanelAddress(): (panel: Panel) => string {
  const [search] = useSearchParams();
  const [location] = useLocation();
  return (panel) => {
    const next = new URLSearchParams(search);
    next.set('panel', panel);
    return `${location}?${next}`;
  };
}
