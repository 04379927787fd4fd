import { type FocusEvent, type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { Field, type FieldProps } from '../Field/Field';
import { frame } from '../Field/frame';
import { Icon } from '../Icon/Icon';
import { chevronDownPath } from '../Icon/paths/chevronDownPath';
import type { CloseReason } from '../layer/CloseReason';
import { useOpened } from '../layer/useOpened';
import { useListbox } from '../listbox/useListbox';
import { buildRows } from '../SelectList/buildRows';
import type { Choice } from '../SelectList/Choice';
import { choose } from '../SelectList/choose';
import type { ListOption } from '../SelectList/ListOption';
import { ListPopover } from '../SelectList/ListPopover';
import { listChosen } from '../SelectList/listChosen';
import { type ListTexts, listTexts } from '../SelectList/listTexts';
import { createSheet } from '../sheet/createSheet';
import { joinNames } from '../sheet/joinNames';
import { useSheet } from '../sheet/useSheet';
import { useUid } from '../uid/useUid';
import { Chips } from './Chips';
import { describeChoice } from './describeChoice';
import classes from './Select.module.css';
import text from './Select.module.css?inline';
import { type SelectTexts, selectTexts } from './selectTexts';

const sheet = createSheet(text);
const chevronSizePx = 20;

interface SelectBaseProps<Value extends string> {
  /** The button's id, if the page needs one. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly Hint?: FieldProps['Hint'];
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly options: readonly ListOption<Value>[];
  /** Shows several chosen options one by one under the button, each with an X. */
  readonly chips?: boolean | undefined;
  /** Sends the choice with a form. */
  readonly name?: string | undefined;
  readonly buttonRef?: RefObject<HTMLButtonElement | null> | undefined;
  readonly texts?: Partial<SelectTexts & ListTexts> | undefined;
}

/** A label, options and the chosen ones. */
export type SelectProps<Value extends string = string> = SelectBaseProps<Value> & Choice<Value>;

/** A button that opens a list to choose one or several options from: a select-only combo box. [C-LIST-01, C-LIST-05, A-63] */
export function Select<Value extends string = string>(props: SelectProps<Value>): ReactNode {
  const { label, required = true, disabled = false, options, chips, name } = props;
  const texts = { ...listTexts, ...selectTexts, ...props.texts };
  const box = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLButtonElement>(null);
  const button = props.buttonRef ?? own;
  const list = useRef<HTMLDivElement>(null);
  const id = useUid();
  const [isOpen = false, setOpen] = useOpened<boolean>(disabled);
  useSheet(box, frame.sheet);
  useSheet(box, sheet);

  const chosen = listChosen(props);
  const isChosen = (value: string) => chosen.includes(value as Value);
  const rows = useMemo(
    () =>
      buildRows({ options, query: '', filters: false, creates: false, duplicates: false, createPattern: '' }),
    [options],
  );
  const start = Math.max(
    0,
    rows.findIndex(({ option }) => option && isChosen(option.value)),
  );
  const pick = (at: number) => {
    const value = rows[at]?.option?.value;
    if (value === undefined) return;
    listbox.setActive(at);
    choose(props, value as Value);
    if (!props.multiple) setOpen(false);
  };
  const listbox = useListbox({
    kind: 'select',
    isOpen,
    multiple: props.multiple,
    labels: useMemo(() => rows.map((row) => row.label), [rows]),
    isEnabled: (at) => !rows[at]?.option?.disabled,
    start,
    onOpen: () => setOpen(true),
    onChoose: pick,
    onLeave: () => setOpen(false),
  });
  const at = isOpen ? rows[listbox.active] : undefined;
  const shown = describeChoice(options, chosen, texts.count);

  const click = () => {
    // Safari does not focus a clicked button, which must receive the keys.
    button.current?.focus();
    listbox.setActive(start);
    setOpen(!isOpen);
  };
  const blur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !box.current?.contains(relatedTarget)) setOpen(false);
  };
  const close = (reason: CloseReason) => {
    setOpen(false);
    if (reason === 'escape') button.current?.focus({ preventScroll: true });
  };

  return (
    <Field {...props} required={required}>
      {({ required: isRequired, ...field }) => (
        <div ref={box} className={classes.box}>
          <button
            {...field}
            ref={button}
            type="button"
            role="combobox"
            className={joinNames(frame.className, classes.button)}
            disabled={disabled}
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-required={isRequired}
            aria-controls={isOpen ? `${id}-list` : undefined}
            aria-activedescendant={at && `${id}-${at.key}`}
            onClick={click}
            onBlur={blur}
            onKeyDown={listbox.press}
            // Firefox presses a button when the space bar is released, even if keydown was canceled.
            onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
          >
            <span className={shown === undefined ? classes.placeholder : classes.value}>
              {shown ?? texts.placeholder}
            </span>
            <Icon path={chevronDownPath} size={chevronSizePx} className={classes.chevron} />
          </button>
          {isOpen && (
            <ListPopover
              {...{ id, label, rows, isChosen, texts, list }}
              query=""
              active={listbox.active}
              multiple={props.multiple ?? false}
              status="ready"
              onRetry={undefined}
              onPick={pick}
              anchor={button}
              onClose={close}
            />
          )}
          {chips && props.multiple && chosen.length > 0 && (
            <Chips
              {...{ options, chosen, disabled }}
              removePattern={texts.remove}
              fallback={button}
              onRemove={(value) => choose(props, value as Value)}
            />
          )}
          {name && chosen.map((value) => <input key={value} type="hidden" name={name} value={value} />)}
        </div>
      )}
    </Field>
  );
}
