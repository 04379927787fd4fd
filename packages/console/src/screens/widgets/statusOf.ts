import type { Api } from '../../data/Api';

type Status = { label: string; tone: 'good' | 'warn' | 'quiet' };

/** In which state a widget is, in the words of its owner. [OWN-06, OWN-09] */
export function statusOf({ status, hasDraft }: Pick<Api['entry'], 'status' | 'hasDraft'>): Status {
  if (status === 'draft') return { label: 'Draft', tone: 'quiet' };
  if (status === 'paused') return { label: 'Paused', tone: 'warn' };
  return { label: hasDraft ? 'Live, edited' : 'Live', tone: 'good' };
}
