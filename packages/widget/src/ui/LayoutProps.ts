import type { Event } from '../core/Event';
import type { View, ViewOf } from '../core/view/View';
import type { Parts } from './loadParts';

/** What every layout receives: the view, whether it is open, the loaded parts, and where to send facts. */
export type LayoutProps<Name extends View['layout'] = View['layout']> = {
  view: ViewOf<Name>;
  open: boolean;
  parts: Parts;
  send: (event: Event) => void;
};
