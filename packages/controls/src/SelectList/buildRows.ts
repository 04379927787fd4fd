import { findMatches } from '../Highlighter/findMatches';
import type { ListOption } from './ListOption';
import { newLabel } from './newLabel';
import { offersNew } from './offersNew';

/** One line of a select list: an option, or the entry that creates one. */
export interface ListRow {
  /** Identifies a line, even when others are gone. */
  readonly key: string;
  /** Its position among the lines. */
  readonly at: number;
  readonly label: string;
  readonly option: ListOption | undefined;
}

/** The options, the typed text and what the owner allows. */
export interface RowsRequest {
  readonly options: readonly ListOption[];
  readonly query: string;
  /** False if the options are already filtered. */
  readonly filters: boolean;
  readonly creates: boolean;
  readonly duplicates: boolean;
  readonly createPattern: string;
}

/** The lines to draw: the options with the typed text in their label, those that begin with it first, and the create entry last. [C-LIST-02, C-LIST-03, C-LIST-04, C-AUTO-01] */
export function buildRows(request: RowsRequest): readonly ListRow[] {
  const { options, filters, createPattern } = request;
  const query = request.query.trim();
  const all = options.map((option, place) => ({ key: `${place}`, option, label: option.label }));
  const found = filters && query ? rankMatches(all, query) : all;
  const rows: ListRow[] = found.map((row, at) => ({ ...row, at }));
  if (offersNew({ ...request, text: query }))
    rows.push({ key: 'new', at: rows.length, label: newLabel(createPattern, query), option: undefined });
  return rows;
}

type Found = Pick<ListRow, 'key' | 'label'> & { readonly option: ListOption };

/** Those that have the text in their label, those that begin with it first; groups stay as they are. */
function rankMatches(rows: readonly Found[], query: string): readonly Found[] {
  const matching = rows.filter(({ label }) => findMatches(label, query).length > 0);
  if (matching.some(({ option }) => option.group !== undefined)) return matching;
  const [first, others] = [true, false].map((is) =>
    matching.filter(({ label }) => beginsWith(label, query) === is),
  );
  return [...(first ?? []), ...(others ?? [])];
}

/** Whether a label begins with the typed text, ignoring case. [C-AUTO-01] */
export function beginsWith(label: string, query: string): boolean {
  const trimmed = label.trim();
  return findMatches(trimmed, query.trim())[0]?.from === 0;
}
