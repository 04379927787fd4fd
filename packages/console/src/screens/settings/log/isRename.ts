import type { Api } from '../../../data/Api';

/** Whether an entry of the log only changed a widget's name. Pure. */
export function isRename({ action, details }: Pick<Api['audit'], 'action' | 'details'>): boolean {
  const fields = details['fields'];
  return action === 'widget.changed' && Array.isArray(fields) && fields.length === 1 && fields[0] === 'name';
}
