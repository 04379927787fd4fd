import { useLocation, useSearchParams } from 'wouter';
import type { Panel } from '../../fields/EditorField';

/** Where a panel of the editor is: the same address, with the panel in it; and with a language, if that is given. */
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
