import { type ComponentType, type ReactNode, useRef } from 'react';
import { createSheet } from '../sheet/createSheet';
import { joinNames } from '../sheet/joinNames';
import { useSheet } from '../sheet/useSheet';
import { hiddenClass } from '../theme/hiddenClass';
import { useUid } from '../uid/useUid';
import classes from './Field.module.css';
import text from './Field.module.css?inline';
import { FieldError } from './FieldError';
import { fieldTexts } from './fieldTexts';
import type { HintProps } from './HintProps';

const sheet = createSheet(text);

/** Attributes for the input inside a field; spread them over it. */
export interface FieldInput {
  readonly id: string;
  readonly required: boolean;
  /** A label element can name only inputs; a group of them, such as radios, is named by this. */
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** The texts around an input. */
export interface FieldProps {
  /** The input's id, if the page needs one. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly label: string;
  /** Keeps the label for screen readers only, if the layout has no room for it. */
  readonly hideLabel?: boolean | undefined;
  readonly hint?: string | undefined;
  /** Shows the hint next to the label, such as `HintTip`; without it the hint is a line under the input. [C-TXT-02] */
  readonly Hint?: ComponentType<HintProps> | undefined;
  /** The error; shown under the input and announced. */
  readonly error?: string | undefined;
  /** False puts the Optional marker next to the label. [C-TXT-01] */
  readonly required?: boolean | undefined;
  readonly optionalText?: string | undefined;
  /** The input is a group, such as radios, to which no label element can refer. */
  readonly group?: boolean | undefined;
  readonly children: (input: FieldInput) => ReactNode;
}

/** Label, hint and error around one input, tied together for screen readers. [C-TXT-01, SMS-05] */
export function Field(props: FieldProps): ReactNode {
  const { label, hideLabel, hint, Hint, error, required = true, group, children } = props;
  const field = useRef<HTMLDivElement>(null);
  useSheet(field, sheet);
  const ownId = useUid();
  const id = props.id ?? ownId;
  const [labelId, hintId, errorId] = [`${id}-label`, `${id}-hint`, `${id}-error`];
  const describedBy = joinNames(error && errorId, hint && hintId);
  // Next to a hidden label the hint would be hidden too.
  const besideLabel = hint && Hint && !hideLabel;
  return (
    <div ref={field} className={joinNames(classes.field, props.className)}>
      <div className={joinNames(classes.head, hideLabel && hiddenClass)}>
        {group ? (
          <span className={classes.label} id={labelId}>
            {label}
          </span>
        ) : (
          <label className={classes.label} id={labelId} htmlFor={id}>
            {label}
          </label>
        )}
        {besideLabel && <Hint id={hintId} text={hint} label={label} />}
        {!required && <span className={classes.optional}>{props.optionalText ?? fieldTexts.optional}</span>}
      </div>
      {children({
        id,
        required,
        'aria-labelledby': labelId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId} error={error} />
      {hint && !besideLabel && (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
