import type { Api } from '../../data/Api';

/** Did an entry of the log change a widget's name and nothing else? Pure. */
export function isRename({ action, details }: Pick<Api['audit'], 'action' | 'details'>): boolean {
  const fields = details['fields'];
  return action === 'widget.changed' && Array.isArray(fields) && fields.length === 1 && fields[0] === 'name';
}
