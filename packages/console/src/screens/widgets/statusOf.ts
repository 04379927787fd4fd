import { copy } from '../../copy/copy';
import type { Api } from '../../data/Api';

const texts = copy.widgets.statuses;

type Status = { label: string; tone: 'good' | 'warn' | 'quiet' };

/** The state of a widget, in the owner's words. [OWN-06, OWN-09] */
export function statusOf({ status, hasDraft }: Pick<Api['entry'], 'status' | 'hasDraft'>): Status {
  if (status === 'draft') return { label: texts.draft, tone: 'quiet' };
  if (status === 'paused') return { label: texts.paused, tone: 'warn' };
  return { label: hasDraft ? texts.edited : texts.live, tone: 'good' };
}
