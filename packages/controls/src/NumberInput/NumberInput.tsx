import {
  type ComponentPropsWithoutRef,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react';
import { createSheet } from '../sheet/createSheet';
import { joinNames } from '../sheet/joinNames';
import { useSheet } from '../sheet/useSheet';
import { InputBox } from '../TextInput/InputBox';
import classes from './NumberInput.module.css';
import text from './NumberInput.module.css?inline';
import type { numberTexts } from './numberTexts';
import type { SteppersProps } from './Steppers';
import { parseStepKey } from './stepNumber';
import { useNumberEdit } from './useNumberEdit';

const sheet = createSheet(text);

type NativeProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  | 'type'
  | 'role'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'min'
  | 'max'
  | 'step'
  | 'maxLength'
  | 'prefix'
  | 'size'
  | 'style'
  | 'children'
>;

/** A native input's attributes, the number and its limits; outside a `Field` give `aria-label`. */
export interface NumberInputProps extends NativeProps {
  /** The number as text, so that 16 digits stay exact; empty if there is none. */
  readonly value: string;
  /** Receives a complete number as text, or an empty text. During typing it may be outside the limits; afterward never. */
  readonly onChange: (value: string) => void;
  readonly min?: string | number | undefined;
  readonly max?: string | number | undefined;
  readonly step?: string | number | undefined;
  readonly integer?: boolean | undefined;
  readonly positive?: boolean | undefined;
  /** True by default: an empty field becomes min, or 0, when it loses focus. [C-NUM-06] */
  readonly required?: boolean | undefined;
  /** Adds a button for less and one for more: pass `Steppers`. */
  readonly Steppers?: ComponentType<SteppersProps> | undefined;
  /** Formats the number for screen readers, such as `5 seconds`. */
  readonly format?: ((value: string) => string) | undefined;
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly texts?: Partial<Record<keyof typeof numberTexts, string>> | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

/** A number that is cleaned during typing and kept within its limits when it is left, stepped or confirmed. [C-NUM-01, C-NUM-05, C-NUM-06, C-NUM-07, C-NUM-08, A-64] */
export function NumberInput(props: NumberInputProps): ReactNode {
  const {
    value,
    onChange: _,
    min,
    max,
    step = 1,
    integer,
    positive,
    required = true,
    Steppers,
    format,
    prefix,
    suffix,
    texts,
    inputRef,
    className,
    ...native
  } = props;
  const { disabled, readOnly } = native;
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  useSheet(input, sheet);
  const number = useNumberEdit({ ...props, step, required });
  const { text: shown } = number;
  const wholeOrNot = integer ? 'numeric' : 'decimal';
  const now = value || undefined;

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    native.onKeyDown?.(event);
    const { key, ctrlKey, altKey, metaKey } = event;
    if (event.defaultPrevented || event.nativeEvent.isComposing || readOnly || ctrlKey || altKey || metaKey)
      return;
    const times = parseStepKey(key, event.shiftKey);
    if (times) {
      event.preventDefault();
      number.step(times);
    } else if (key === 'Enter') number.settle();
  };

  const buttons = Steppers && (
    <Steppers
      {...{ min, max, texts }}
      field={native}
      value={shown}
      disabled={disabled || readOnly}
      onStep={number.step}
    />
  );
  return (
    <InputBox
      {...{ input, prefix, disabled }}
      suffix={
        (suffix || buttons) && (
          <>
            {suffix}
            {buttons}
          </>
        )
      }
      className={joinNames(classes.number, number.shaking && classes.shaking, className)}
      onAnimationEnd={number.stopShaking}
    >
      <input
        autoComplete="off"
        dir="ltr"
        // Phones have no minus on their number keyboards: if one may be needed they show the usual one.
        inputMode={positive || Number(min) >= 0 ? wholeOrNot : undefined}
        {...native}
        ref={input}
        type="text"
        role="spinbutton"
        required={required}
        value={shown}
        aria-valuenow={now as number | undefined}
        aria-valuemin={min as number | undefined}
        aria-valuemax={max as number | undefined}
        aria-valuetext={now && format?.(now)}
        onChange={number.type}
        onCompositionEnd={number.type}
        onKeyDown={press}
        onBlur={(event) => {
          if (!readOnly) number.settle();
          native.onBlur?.(event);
        }}
      />
    </InputBox>
  );
}
