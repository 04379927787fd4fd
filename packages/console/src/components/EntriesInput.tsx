import { Autocomplete } from '@beckon/controls/Autocomplete';
import type { AutocompleteProps } from '@beckon/controls/Autocomplete/AutocompleteProps';
import { ButtonIcon } from '@beckon/controls/ButtonIcon';
import { useHeld } from '@beckon/controls/Field/useHeld';
import { closePath } from '@beckon/controls/icons/closePath';
import { retainFocus } from '@beckon/controls/layer/retainFocus';
import type { ListOption } from '@beckon/controls/SelectList/ListOption';
import { hiddenClass } from '@beckon/controls/theme/hiddenClass';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { copy } from '../copy/copy';
import { fill } from '../copy/fill';
import { adopt } from '../style/adopt';
import { addEntries } from './addEntries';
import classes from './EntriesInput.module.css';
import sheet from './EntriesInput.module.css?inline';

adopt(sheet);

const texts = copy.parts.entries;

interface EntriesInputProps
  extends Pick<AutocompleteProps, 'label' | 'hint' | 'Hint' | 'error' | 'required' | 'optionalText'> {
  readonly value: readonly string[];
  readonly onChange: (entries: string[]) => void;
  /** What is offered while typing. */
  readonly options?: readonly ListOption[] | undefined;
  /** Only offered texts can be added. */
  readonly isClosed?: boolean | undefined;
  /** A comma ends an entry, as Enter does. */
  readonly splitsCommas?: boolean | undefined;
  readonly placeholder?: string | undefined;
  /** Called with whether the field holds text that becomes an entry once it loses focus or its form is submitted. */
  readonly onPending?: ((isPending: boolean) => void) | undefined;
}

/** A list of short texts: typed, chosen or pasted into one field, each shown below it with a button that removes it. [OWN-07, C-AUTO-01, C-LIST-02] */
export function EntriesInput(props: EntriesInputProps): ReactNode {
  const {
    value,
    onChange,
    onPending,
    options = [],
    isClosed = false,
    splitsCommas,
    placeholder,
    ...field
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState('');
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  const [refused, setRefused] = useState('');
  // Typed text becomes an entry when a press elsewhere takes the focus: what was pressed must not move.
  const shown = useHeld(value, box);
  const labelOf = (entry: string): string => options.find((one) => one.value === entry)?.label ?? entry;
  const offered = { options, isClosed, splitsCommas };
  const grow = (given: readonly string[]): string[] => addEntries(value, given, offered);
  const handle = (text: string): void => {
    setTyped(text);
    setLeft(false);
    setRefused('');
    onPending?.(grow([text]).length > value.length);
  };
  const add = (given: readonly string[]): void => {
    const next = grow(given);
    if (next.length === value.length) return;
    onChange(next);
    setNews(fill(texts.added, { list: next.slice(value.length).map(labelOf).join(', ') }));
  };
  const addEntry = (text: string): void => {
    add([text]);
    handle('');
  };
  const paste = (event: ClipboardEvent): void => {
    const lines = event.clipboardData.getData('text').split(splitsCommas ? /[\r\n\t,]+/ : /[\r\n\t]+/);
    if (lines.filter((line) => line.trim() !== '').length < 2) return;
    event.preventDefault();
    add(lines);
    const isRefused = (line: string): boolean => addEntries([], [line], offered).length === 0;
    setRefused(lines.filter((line) => line.trim() !== '' && isRefused(line)).join(', '));
  };
  const remove = (entry: string, at: number): void => {
    // Before its button disappears: a neighbor gets the focus, so that the next press removes the next entry.
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[at + 1] ?? buttons?.[at - 1] ?? input.current)?.focus();
    onChange(value.filter((one) => one !== entry));
    setNews(fill(texts.removed, { name: labelOf(entry) }));
  };
  const removeLast = ({ key, target, repeat }: KeyboardEvent): void => {
    const last = value.at(-1);
    // A key that is still held after emptying the field removes nothing more.
    if (key !== 'Backspace' || repeat || target !== input.current || typed !== '' || !last) return;
    onChange(value.slice(0, -1));
    setNews(fill(texts.removed, { name: labelOf(last) }));
  };
  // Text stays behind only if nothing can be created.
  const missed = (isLeft && typed.trim()) || refused;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices pasted text, pressed keys, and when the focus leaves
    <div
      ref={box}
      className={classes['entries']}
      onPaste={paste}
      onKeyDown={removeLast}
      onBlur={() => !retainFocus(input.current) && setLeft(true)}
    >
      <Autocomplete
        {...field}
        error={field.error ?? (missed ? fill(texts.unknown, { list: missed }) : undefined)}
        inputRef={input}
        options={options.filter((one) => !value.includes(one.value))}
        value={undefined}
        onChange={(chosen) => chosen !== undefined && addEntry(chosen)}
        onQuery={handle}
        acceptsTyped
        {...(isClosed ? {} : { onCreate: addEntry })}
        texts={{ placeholder: placeholder ?? '', empty: copy.common.noMatches }}
      />
      {shown.length > 0 && (
        <ul ref={list} className={classes['list']} aria-label={field.label}>
          {shown.map((entry, at) => (
            <li key={entry} className={classes['entry']}>
              <span className={classes['text']}>{labelOf(entry)}</span>
              <ButtonIcon
                size={16}
                icon={closePath}
                aria-label={fill(texts.remove, { name: labelOf(entry) })}
                onClick={() => remove(entry, at)}
              />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={hiddenClass}>
        {news}
      </p>
    </div>
  );
}
