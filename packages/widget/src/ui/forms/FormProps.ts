import type { Event } from '../../core/Event';
import type { BodyView } from '../../core/view/BodyView';

/** What every form receives: whose it is, what to draw, and where facts go. */
export type FormProps<View extends BodyView = BodyView> = {
  id: string;
  view: View;
  send: (event: Event) => void;
  /** In one line, for a bar. [BAR-03] */
  compact?: boolean;
  /** How high its headline stands on the page. */
  level?: 1 | 2 | undefined;
};
