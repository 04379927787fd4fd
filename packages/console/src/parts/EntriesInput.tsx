import { Autocomplete } from '@beckon/controls/Autocomplete';
import type { AutocompleteProps } from '@beckon/controls/Autocomplete/AutocompleteProps';
import { ButtonIcon } from '@beckon/controls/ButtonIcon';
import { useHeld } from '@beckon/controls/Field/useHeld';
import { closePath } from '@beckon/controls/icons/closePath';
import type { ListOption } from '@beckon/controls/SelectList/ListOption';
import { type ClipboardEvent, type ReactNode, useRef } from 'react';
import { adopt } from '../style/adopt';
import { addEntries } from './addEntries';
import classes from './EntriesInput.module.css';
import sheet from './EntriesInput.module.css?inline';

adopt(sheet);

interface EntriesInputProps
  extends Pick<AutocompleteProps, 'label' | 'hint' | 'Hint' | 'error' | 'required'> {
  readonly value: readonly string[];
  readonly onChange: (entries: string[]) => void;
  /** What is offered while typing. */
  readonly options?: readonly ListOption[] | undefined;
  /** Only what is offered can be added. */
  readonly isClosed?: boolean | undefined;
  readonly placeholder?: string | undefined;
}

/** A list of short texts: typed, chosen or pasted into one field, each shown below it with a button that removes it. [OWN-07, C-AUTO-01, C-LIST-02] */
export function EntriesInput(props: EntriesInputProps): ReactNode {
  const { value, onChange, options = [], isClosed = false, placeholder, ...field } = props;
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const box = useRef<HTMLDivElement>(null);
  // What is typed becomes an entry when a press elsewhere takes the focus: what was pressed must not move.
  const shown = useHeld(value, box);
  const add = (texts: readonly string[]): void => {
    const next = addEntries(value, texts, { options, isClosed });
    if (next.length > value.length) onChange(next);
  };
  const paste = (event: ClipboardEvent): void => {
    const lines = event.clipboardData.getData('text').split(/[\r\n\t]+/);
    if (lines.filter((line) => line.trim() !== '').length < 2) return;
    event.preventDefault();
    add(lines);
  };
  const remove = (entry: string, at: number): void => {
    // Before its button goes: a neighbor takes the focus, so that the next press removes the next one.
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[at + 1] ?? buttons?.[at - 1] ?? input.current)?.focus();
    onChange(value.filter((one) => one !== entry));
  };
  const labelOf = (entry: string): string => options.find((one) => one.value === entry)?.label ?? entry;
  return (
    <div ref={box} className={classes['entries']} onPaste={paste}>
      <Autocomplete
        {...field}
        inputRef={input}
        options={options.filter((one) => !value.includes(one.value))}
        value={undefined}
        onChange={(chosen) => chosen !== undefined && add([chosen])}
        takesTyped
        {...(isClosed ? {} : { onCreate: (text: string) => add([text]) })}
        texts={{ placeholder: placeholder ?? '', empty: 'No matches' }}
      />
      {shown.length > 0 && (
        <ul ref={list} className={classes['list']} aria-label={field.label}>
          {shown.map((entry, at) => (
            <li key={entry} className={classes['entry']}>
              <span className={classes['text']}>{labelOf(entry)}</span>
              <ButtonIcon
                size={16}
                icon={closePath}
                aria-label={`Remove ${labelOf(entry)}`}
                onClick={() => remove(entry, at)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
