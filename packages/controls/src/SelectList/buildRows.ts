import { findMatches } from '../Highlighter/findMatches';
import type { ListOption } from './ListOption';
import { newLabel } from './newLabel';
import { offersNew } from './offersNew';

/** One line of a select list: an option, or the entry that creates one. */
export interface ListRow {
  /** Tells the lines of a list apart, also when others have gone. */
  readonly key: string;
  /** Its place among the lines. */
  readonly at: number;
  readonly label: string;
  readonly option: ListOption | undefined;
}

/** The options, what was typed and what the owner allows. */
export interface RowsRequest {
  readonly options: readonly ListOption[];
  readonly query: string;
  /** False when the options have been filtered elsewhere. */
  readonly filters: boolean;
  readonly creates: boolean;
  readonly duplicates: boolean;
  readonly createPattern: string;
}

/** The lines to draw: the options that have the typed text in their label, and the create entry last. [C-LIST-02, C-LIST-03, C-LIST-04, C-AUTO-01] */
export function buildRows(request: RowsRequest): readonly ListRow[] {
  const { options, filters, createPattern } = request;
  const query = request.query.trim();
  const rows: ListRow[] = [];
  for (const [place, option] of options.entries()) {
    const { label } = option;
    if (filters && query && findMatches(label, query).length === 0) continue;
    rows.push({ key: `${place}`, at: rows.length, label, option });
  }
  if (offersNew({ ...request, text: query }))
    rows.push({ key: 'new', at: rows.length, label: newLabel(createPattern, query), option: undefined });
  return rows;
}
