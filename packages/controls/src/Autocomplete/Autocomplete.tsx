import { type FocusEvent, type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { Field } from '../Field/Field';
import { frame } from '../Field/frame';
import { retainFocus } from '../layer/retainFocus';
import { useOpened } from '../layer/useOpened';
import { useListbox } from '../listbox/useListbox';
import { beginsWith, buildRows, type ListRow } from '../SelectList/buildRows';
import { ListPopover } from '../SelectList/ListPopover';
import { listTexts } from '../SelectList/listTexts';
import { createSheet } from '../sheet/createSheet';
import { joinNames } from '../sheet/joinNames';
import { useSheet } from '../sheet/useSheet';
import { useUid } from '../uid/useUid';
import classes from './Autocomplete.module.css';
import text from './Autocomplete.module.css?inline';
import type { AutocompleteProps } from './AutocompleteProps';
import { autocompleteTexts } from './autocompleteTexts';
import { findExact } from './findExact';
import { ShowButton } from './ShowButton';
import { useBeforeSubmit } from './useBeforeSubmit';

const sheet = createSheet(text);

/** A text field that filters a select list: an editable combo box. [C-AUTO-01, C-AUTO-02, A-63] */
export function Autocomplete<Value extends string = string>(props: AutocompleteProps<Value>): ReactNode {
  const { label, options, value, onChange, onQuery, onCreate, disabled = false, status = 'ready' } = props;
  const { filters = true, creates = true, duplicates = false, required = true, acceptsTyped } = props;
  const texts = { ...listTexts, ...autocompleteTexts, ...props.texts };
  const box = useRef<HTMLDivElement>(null);
  const ownInput = useRef<HTMLInputElement>(null);
  const input = props.inputRef ?? ownInput;
  const list = useRef<HTMLDivElement>(null);
  const id = useUid();
  const [isOpen = false, setOpen] = useOpened<boolean>(disabled);
  // Undefined while nothing is being typed: then the field shows the chosen option, and the list is complete.
  const [typed, setTyped] = useState<string>();
  useSheet(box, frame.sheet);
  useSheet(box, sheet);

  const canCreate = creates && onCreate !== undefined && status === 'ready';
  const query = typed ?? '';
  const createPattern = texts.create;
  const rows = useMemo(
    () => buildRows({ options, query, filters, creates: canCreate, duplicates, createPattern }),
    [options, query, filters, canCreate, duplicates, createPattern],
  );
  const settle = () => {
    setOpen(false);
    setTyped(undefined);
  };
  const pick = (at: number) => {
    const row = rows[at];
    if (!row) return;
    if (row.option) onChange(row.option.value as Value);
    else onCreate?.(query.trim());
    settle();
  };
  const open = () => {
    if (!isOpen && typed === undefined) onQuery?.('');
    setOpen(true);
  };
  const listbox = useListbox({
    kind: 'edit',
    isOpen,
    labels: useMemo(() => rows.map((row) => row.label), [rows]),
    isEnabled: (at) => !rows[at]?.option?.disabled,
    start: typed === undefined ? rows.findIndex(({ option }) => option?.value === value) : -1,
    onOpen: open,
    onChoose: pick,
    onLeave: () => {
      chooseExact();
      setOpen(false);
    },
    onClear: () => change(''),
  });
  const change = (next: string) => {
    setTyped(next);
    listbox.setActive(-1);
    if (next === '' && value !== undefined) onChange(undefined);
    setOpen(next !== '');
    onQuery?.(next);
  };
  const chooseExact = () => {
    const exact = findExact(options, query);
    if (!exact) return;
    if (exact.value !== value) onChange(exact.value as Value);
    setTyped(undefined);
  };
  const blur = ({ relatedTarget }: FocusEvent) => {
    if (box.current?.contains(relatedTarget) || retainFocus(input.current)) return;
    if (acceptsTyped) return commitTyped();
    // A label typed in full is chosen; anything else is replaced by the previous choice.
    chooseExact();
    settle();
  };
  const commitTyped = (otherwise = () => setOpen(false)) => {
    const isNew = query.trim() !== '' && !findExact(options, query);
    // Text that matches no option and can't be created stays in the field: it must not vanish silently.
    if (isNew && !canCreate) return otherwise();
    if (isNew) onCreate?.(query.trim());
    else chooseExact();
    settle();
  };
  useBeforeSubmit(input, acceptsTyped ? commitTyped : undefined);
  const press = (event: KeyboardEvent) => {
    const isTaken = listbox.active < 0 && (acceptsTyped || (!canCreate && filters && status === 'ready'));
    if (!isTaken || !isTypedEnter(event, query)) return listbox.press(event);
    event.preventDefault();
    commitTyped(() => (findBest(rows, query) < 0 ? setOpen(true) : pick(findBest(rows, query))));
  };
  const retry = () => {
    // The pressed button disappears.
    input.current?.focus();
    props.onRetry?.();
  };
  const at = isOpen ? rows[listbox.active] : undefined;

  return (
    <Field {...props} required={required}>
      {(field) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only notices when the focus leaves
        <div
          ref={box}
          className={joinNames(frame.className, classes.box)}
          data-disabled={disabled ? '' : undefined}
          onBlur={blur}
        >
          <input
            {...field}
            ref={input}
            type="text"
            role="combobox"
            disabled={disabled}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-list` : undefined}
            aria-activedescendant={at && `${id}-${at.key}`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={texts.placeholder || undefined}
            value={typed ?? labelOf(props)}
            onChange={(event) => change(event.target.value)}
            onKeyDown={press}
          />
          <ShowButton
            name={`${texts.show}: ${label}`}
            listId={isOpen ? `${id}-list` : undefined}
            disabled={disabled}
            onPress={() => {
              input.current?.focus();
              if (isOpen) setOpen(false);
              else open();
            }}
          />
          {isOpen && (
            <ListPopover
              {...{ id, label, rows, status, texts, list }}
              isChosen={(one) => one === value}
              query={query.trim()}
              active={listbox.active}
              multiple={false}
              onRetry={props.onRetry && retry}
              onPick={pick}
              anchor={box}
              onClose={() => setOpen(false)}
            />
          )}
          {props.name && <input type="hidden" name={props.name} value={value ?? ''} />}
        </div>
      )}
    </Field>
  );
}

type Chosen = Pick<AutocompleteProps, 'options' | 'value' | 'valueLabel'>;
const labelOf = ({ options, value, valueLabel }: Chosen): string =>
  options.find((option) => option.value === value)?.label ?? valueLabel ?? value ?? '';

/** Whether this is Enter after typing, and not one from an input method. */
function isTypedEnter({ key, nativeEvent }: KeyboardEvent, query: string): boolean {
  return key === 'Enter' && query.trim() !== '' && !nativeEvent.isComposing;
}

/** The index of the first option that begins with the typed text, or of the only one that contains it; -1 for none or several. */
function findBest(rows: readonly ListRow[], query: string): number {
  const usable = rows.filter(({ option }) => option && !option.disabled);
  const best = usable.find(({ label }) => beginsWith(label, query)) ?? (usable.length === 1 && usable[0]);
  return best ? rows.indexOf(best) : -1;
}
