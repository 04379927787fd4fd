import type { Event } from '../core/Event';
import type { View } from '../core/view/View';
import type { Parts } from './loadParts';

/** What every layout receives: the view, whether it is open, the loaded parts, and where facts go. */
export type LayoutProps = { view: View; open: boolean; parts: Parts; send: (event: Event) => void };
