import { controls } from '@beckon/contract';
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '../Button/Button';
import { useActiveInView } from '../listbox/useActiveInView';
import { Spinner } from '../Spinner/Spinner';
import { createSheet } from '../sheet/createSheet';
import { useSheet } from '../sheet/useSheet';
import type { ListRow } from './buildRows';
import { groupRows } from './groupRows';
import type { ListTexts } from './listTexts';
import { OptionRow } from './OptionRow';
import classes from './SelectList.module.css';
import text from './SelectList.module.css?inline';
import { useGrowing } from './useGrowing';

const sheet = createSheet(text);
const spinnerSizePx = 20;

/** Whether the options have loaded. */
export type ListStatus = 'ready' | 'loading' | 'failed';

/** The lines of a list, which one is active, and what can be done with them. */
export interface ListViewProps {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly ListRow[];
  readonly active: number;
  readonly query: string;
  readonly isChosen: (value: string) => boolean;
  readonly multiple: boolean;
  readonly status: ListStatus;
  readonly texts: ListTexts;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly onPick: (at: number) => void;
  readonly onRetry: (() => void) | undefined;
  /** Set if the list itself has the focus. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** A list box with its create entry, and what replaces it when it is empty, loading or failed. [C-LIST-01, C-LIST-05, CONST-09] */
export function ListView(props: ListViewProps): ReactNode {
  const { id, label, rows, active, query, isChosen, multiple, status, texts, list, onPick, onKeyDown } =
    props;
  const frame = useRef<HTMLDivElement>(null);
  useSheet(frame, sheet);
  const drawn = useGrowing(rows, active);
  // Lines added above push the active one down.
  useActiveInView(list, active, drawn[0]);
  const at = rows[active];

  const pick = (event: MouseEvent) => {
    const option = (event.target as Element).closest<HTMLElement>('[data-at]');
    if (option && !option.hasAttribute('aria-disabled')) onPick(Number(option.dataset.at));
  };
  const draw = (row: ListRow) => (
    <OptionRow
      key={row.key}
      id={`${id}-${row.key}`}
      row={row}
      query={query}
      active={row === at}
      chosen={row.option !== undefined && isChosen(row.option.value)}
    />
  );

  return (
    <div ref={frame} className={classes.frame}>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        aria-busy={status === 'loading' || undefined}
        aria-activedescendant={onKeyDown && at && `${id}-${at.key}`}
        tabIndex={onKeyDown ? 0 : -1}
        className={classes.list}
        style={{ maxBlockSize: controls.listMaxHeightPx }}
        // In a popover the focus stays with the field or the button.
        onMouseDown={onKeyDown ? undefined : (event) => event.preventDefault()}
        onClick={pick}
        onKeyDown={onKeyDown}
      >
        {groupRows(drawn).map(({ name, rows: inside }) =>
          name === undefined ? (
            inside.map(draw)
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be inside a list box
            <div key={`group ${inside[0]?.key}`} role="group" aria-label={name}>
              <div className={classes.group} aria-hidden="true">
                {name}
              </div>
              {inside.map(draw)}
            </div>
          ),
        )}
      </div>
      <Note {...props} isEmpty={rows.length === 0} texts={texts} />
    </div>
  );
}

function Note(props: ListViewProps & { readonly isEmpty: boolean }): ReactNode {
  const { status, texts, isEmpty, onRetry } = props;
  return (
    <>
      <p role="status" className={classes.note}>
        {status === 'loading' && (
          <>
            <Spinner size={spinnerSizePx} />
            {texts.loading}
          </>
        )}
        {status === 'ready' && isEmpty && texts.empty}
      </p>
      <div role="alert" className={classes.note}>
        {status === 'failed' && (
          <>
            {texts.failed}
            {onRetry && (
              <Button variant="secondary" size="s" onClick={onRetry}>
                {texts.retry}
              </Button>
            )}
          </>
        )}
      </div>
    </>
  );
}
