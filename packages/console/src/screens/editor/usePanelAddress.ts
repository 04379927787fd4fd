import { useLocation, useSearchParams } from 'wouter';
import type { Panel } from '../../fields/EditorField';

/** The address of an editor panel: the current address with that panel in it. */
export function usePanelAddress(): (panel: Panel) => string {
  const [search] = useSearchParams();
  const [location] = useLocation();
  return (panel) => {
    const next = new URLSearchParams(search);
    next.set('panel', panel);
    return `${location}?${next}`;
  };
}
