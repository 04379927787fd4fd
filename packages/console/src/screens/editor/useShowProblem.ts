import { type RefObject, useEffect } from 'react';
import { useFilter } from '../../components/useFilter';

/** In the address: the panel opens at the first field with a problem. */
export const problemFilter = 'problem';

/** Brings the first field with a problem into view and focuses it, once, if the address asks for that. [OWN-10] */
export function useShowProblem(panel: RefObject<HTMLElement | null>): void {
  const [{ problem }, set] = useFilter([problemFilter]);
  // After every drawing: the texts of a language may load after its panel has opened.
  useEffect(() => {
    const field = problem && panel.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!field) return;
    field.scrollIntoView?.({ block: 'center' });
    field.focus();
    set(problemFilter, '');
  });
}
