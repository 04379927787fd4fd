import type { Event } from '../../core/Event';
import type { BodyView } from '../../core/view/BodyView';

/** What every form receives: its instance, what to draw, and where to send facts. */
export type FormProps<View extends BodyView = BodyView> = {
  id: string;
  view: View;
  send: (event: Event) => void;
  /** In one line, for a bar. [BAR-03] */
  compact?: boolean;
  /** The level of its headline on the page. */
  level?: 1 | 2 | undefined;
};
