import { type ReactNode, useRef } from 'react';
import { ChoiceRow } from '../Checkbox/ChoiceRow';
import { useRedraw } from '../Field/useRedraw';
import { useRoving } from '../roving/useRoving';
import { createSheet } from '../sheet/createSheet';
import { joinNames } from '../sheet/joinNames';
import { useSheet } from '../sheet/useSheet';
import { useUid } from '../uid/useUid';
import classes from './Radio.module.css';
import text from './Radio.module.css?inline';

const sheet = createSheet(text);

/** One choice of a radio group. */
interface RadioOption<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** The choices of a group and its value; outside a `Field` give `aria-label`. */
export interface RadioProps<Value extends string> {
  readonly options: ReadonlyArray<RadioOption<Value>>;
  /** Undefined, or a value that is not among the options, chooses none. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** Side by side, as far as there is room. */
  readonly inRow?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
  /** Name of the value in a natively submitted form. */
  readonly name?: string | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-labelledby'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
}

/** A group of radios with one value; the arrow keys move and choose, wrapping around. [C-SEL-03, A-63] */
export function Radio<Value extends string>(props: RadioProps<Value>): ReactNode {
  const { options, value, onChange, inRow, disabled = false, required, name, className, ...group } = props;
  const box = useRef<HTMLDivElement>(null);
  useSheet(box, sheet);
  const uid = useUid();
  const redraw = useRedraw();
  const choose = (index: number) => {
    const option = options[index];
    if (option && option.value !== value) onChange(option.value);
    redraw();
  };
  const rove = useRoving({
    selector: 'input[type=radio]',
    onMove: (input) => choose(Number(input.dataset['index'])),
  });

  const isOff = (option: RadioOption) => disabled || option.disabled === true;
  const chosen = options.findIndex((option) => option.value === value && !isOff(option));
  // Tab goes to the chosen one, or else to the first that can be chosen.
  const tabStop = chosen === -1 ? options.findIndex((option) => !isOff(option)) : chosen;

  return (
    <div
      {...group}
      ref={box}
      role="radiogroup"
      aria-required={required || undefined}
      aria-disabled={disabled || undefined}
      className={joinNames(classes.group, inRow && classes.row, className)}
      onKeyDown={rove}
    >
      {options.map((option, index) => (
        <ChoiceRow
          key={option.value}
          kind="radio"
          name={name ?? uid}
          value={option.value}
          checked={option.value === value}
          disabled={isOff(option)}
          required={required}
          tabIndex={index === tabStop ? 0 : -1}
          data-index={index}
          label={option.label}
          description={option.description}
          invalid={group['aria-invalid']}
          onChange={() => choose(index)}
        />
      ))}
    </div>
  );
}
