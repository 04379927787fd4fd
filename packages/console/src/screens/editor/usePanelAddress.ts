import { useLocation, useSearchParams } from 'wouter';
import type { Panel } from '../../fields/EditorField';

/** The address of an editor panel: the current address with that panel in it, and with a language if one is given. */
export function usePanelAddress(): (panel: Panel, language?: string) => string {
  const [search] = useSearchParams();
  const [location] = useLocation();
  return (panel, language) => {
    const next = new URLSearchParams(search);
    next.set('panel', panel);
    if (language === '') next.delete('language');
    else if (language) next.set('language', language);
    return `${location}?${next}`;
  };
}
