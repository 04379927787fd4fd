import { useLocation, useSearchParams } from 'wouter';
import type { Panel } from '../../fields/EditorField';
import { problemFilter } from './useShowProblem';

type Place = { language?: string | undefined; atProblem?: boolean };

/** The address of an editor panel: the current address with that panel in it, a language if one is given, and whether it opens at its problem. */
export function usePanelAddress(): (panel: Panel, place?: Place) => string {
  const [search] = useSearchParams();
  const [location] = useLocation();
  return (panel, { language, atProblem } = {}) => {
    const next = new URLSearchParams(search);
    next.set('panel', panel);
    if (language === '') next.delete('language');
    else if (language) next.set('language', language);
    if (atProblem) next.set(problemFilter, 'first');
    return `${location}?${next}`;
  };
}
