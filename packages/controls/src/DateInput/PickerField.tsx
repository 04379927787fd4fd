import { type ComponentPropsWithoutRef, type ReactNode, type RefObject, useRef } from 'react';
import { Field, type FieldProps } from '../Field/Field';
import { frame } from '../Field/frame';
import { Icon } from '../Icon/Icon';
import type { CloseReason } from '../layer/CloseReason';
import { useOpened } from '../layer/useOpened';
import { createSheet } from '../sheet/createSheet';
import { joinNames } from '../sheet/joinNames';
import { useSheet } from '../sheet/useSheet';
import { useUid } from '../uid/useUid';
import classes from './PickerField.module.css';
import text from './PickerField.module.css?inline';
import { PickerPanel } from './PickerPanel';
import { Sent } from './Sent';

const sheet = createSheet(text);
const iconSizePx = 20;

/** What opens from the field's button. */
export interface Picker {
  readonly icon: string;
  readonly label: string;
  readonly draw: (close: () => void) => ReactNode;
  readonly onShow: (panel: HTMLElement) => void;
}

/** The texts around a field, its text, and what can be chosen instead of typing. */
export interface PickerFieldProps extends Omit<FieldProps, 'children'> {
  /** The machine-readable value; a form submits it under the name. */
  readonly value: string | null;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
  readonly input: Pick<
    ComponentPropsWithoutRef<'input'>,
    'value' | 'placeholder' | 'onChange' | 'onFocus' | 'onBlur' | 'onPaste' | 'onKeyDown'
  >;
  /** Undefined if the picker is next to the field anyway. */
  readonly picker?: Picker | undefined;
}

/** A field for digits with a button that opens a picker; Alt and the down arrow open it too. [C-DATE-06, A-63] */
export function PickerField(props: PickerFieldProps): ReactNode {
  const { disabled = false, inputRef, input, picker, name, ...words } = props;
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const ownInput = useRef<HTMLInputElement>(null);
  const field = inputRef ?? ownInput;
  const panelId = useUid();
  /** What opened the picker gets the focus back: on touch screens the field would bring up the keyboard. */
  const [opener, setOpener] = useOpened<RefObject<HTMLElement | null>>(disabled);
  const isOpen = opener !== undefined;
  const label = `${picker?.label}: ${words.label}`;
  useSheet(box, frame.sheet);
  useSheet(box, sheet);

  const close = (reason: CloseReason) => {
    setOpener(undefined);
    if (reason !== 'outside' && reason !== 'blur') opener?.current?.focus({ preventScroll: true });
  };

  return (
    <Field {...words}>
      {(attributes) => (
        <div
          ref={box}
          className={joinNames(frame.className, classes.box)}
          data-disabled={disabled ? '' : undefined}
        >
          <input
            {...attributes}
            {...input}
            ref={field}
            className={classes.input}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            disabled={disabled}
            onKeyDown={(event) => {
              if (event.altKey && event.key === 'ArrowDown' && picker) {
                event.preventDefault();
                setOpener(field);
              }
              input.onKeyDown?.(event);
            }}
          />
          {picker && (
            <button
              ref={trigger}
              type="button"
              className={classes.trigger}
              disabled={disabled}
              aria-label={label}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-controls={isOpen ? panelId : undefined}
              onClick={() => setOpener(isOpen ? undefined : trigger)}
            >
              <Icon path={picker.icon} size={iconSizePx} />
            </button>
          )}
          {picker && isOpen && (
            <PickerPanel
              {...{ trigger, label }}
              id={panelId}
              anchor={box}
              onShow={picker.onShow}
              onClose={close}
            >
              {picker.draw(() => close('chosen'))}
            </PickerPanel>
          )}
          <Sent {...{ name, disabled }} value={words.value} />
        </div>
      )}
    </Field>
  );
}
