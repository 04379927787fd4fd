import type { ReactNode } from 'react';
import { copy } from '../../copy/copy';
import { useDeletedWidgets } from '../../data/useWidgets';
import { DeletedWidgets } from './DeletedWidgets';
import classes from './deleted.module.css';

/** Shows deleted widgets to owners who have no others, and nothing to those who never had any. [OWN-06] */
export function LastDeleted({ canEdit }: { readonly canEdit: boolean }): ReactNode {
  const { data: deleted = [] } = useDeletedWidgets();
  return (
    deleted.length > 0 && (
      <section>
        <h2 className={classes['title']}>{copy.widgets.deleted.title}</h2>
        <DeletedWidgets canEdit={canEdit} />
      </section>
    )
  );
}
