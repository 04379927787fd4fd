import { type ReactNode, useMemo, useRef } from 'react';
import { useListbox } from '../listbox/useListbox';
import { useUid } from '../uid/useUid';
import { buildRows } from './buildRows';
import type { Choice } from './Choice';
import { choose } from './choose';
import type { ListOption } from './ListOption';
import { type ListStatus, ListView } from './ListView';
import { listChosen } from './listChosen';
import { type ListTexts, listTexts } from './listTexts';

interface SelectListBaseProps<Value extends string> {
  readonly label: string;
  readonly options: readonly ListOption<Value>[];
  /** The text typed in a nearby field: it filters, is marked, and can become a new option. */
  readonly query?: string | undefined;
  /** False if the options are already filtered. */
  readonly filters?: boolean | undefined;
  /** Creates an option from the typed text; without it none can be created. [C-LIST-02] */
  readonly onCreate?: ((label: string) => void) | undefined;
  /** Creating is allowed by default. [C-LIST-02] */
  readonly creates?: boolean | undefined;
  /** Allows the same label twice. [C-LIST-04] */
  readonly duplicates?: boolean | undefined;
  readonly status?: ListStatus | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly texts?: Partial<ListTexts> | undefined;
}

/** Options, the chosen ones, and what may be created. */
export type SelectListProps<Value extends string = string> = SelectListBaseProps<Value> & Choice<Value>;

/** A list to choose from, placed in the page; arrow keys move, Enter and the space bar choose. [C-LIST-01, C-LIST-02, C-LIST-05, A-63] */
export function SelectList<Value extends string = string>(props: SelectListProps<Value>): ReactNode {
  const { label, options, query = '', filters = true, onCreate, creates = true, duplicates = false } = props;
  const { status = 'ready', onRetry } = props;
  const texts = { ...listTexts, ...props.texts };
  const id = useUid();
  const list = useRef<HTMLDivElement>(null);
  const createPattern = texts.create;
  const canCreate = creates && onCreate !== undefined;
  const rows = useMemo(
    () => buildRows({ options, query, filters, creates: canCreate, duplicates, createPattern }),
    [options, query, filters, canCreate, duplicates, createPattern],
  );
  const isChosen = (value: string) => listChosen(props).includes(value as Value);
  const pick = (at: number) => {
    listbox.setActive(at);
    const row = rows[at];
    if (row?.option) choose(props, row.option.value as Value);
    else if (row) onCreate?.(query.trim());
  };
  const listbox = useListbox({
    kind: 'list',
    isOpen: true,
    multiple: props.multiple,
    labels: useMemo(() => rows.map((row) => row.label), [rows]),
    isEnabled: (at) => !rows[at]?.option?.disabled,
    start: rows.findIndex(({ option }) => option && isChosen(option.value)),
    onChoose: pick,
  });

  return (
    <ListView
      {...{ id, label, rows, query, isChosen, status, texts, list, onRetry }}
      query={query.trim()}
      active={listbox.active}
      multiple={props.multiple ?? false}
      onPick={pick}
      onKeyDown={listbox.press}
    />
  );
}
