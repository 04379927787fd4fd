import { type ReactNode, useRef } from 'react';
import { Icon } from '../Icon/Icon';
import { alertPath } from '../Icon/paths/alertPath';
import { createSheet } from '../sheet/createSheet';
import { joinNames } from '../sheet/joinNames';
import { useSheet } from '../sheet/useSheet';
import { useUid } from '../uid/useUid';
import classes from './Field.module.css';
import text from './Field.module.css?inline';
import { fieldTexts } from './fieldTexts';

const sheet = createSheet(text);
const errorIconSizePx = 16;

/** Attributes for the input inside a field; spread them over it. */
export interface FieldInput {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** The words around an input. */
export interface FieldProps {
  readonly label: string;
  /** Keeps the label for screen readers only, where the layout has no room for it. */
  readonly hideLabel?: boolean | undefined;
  readonly hint?: string | undefined;
  /** What is wrong; shown under the input and announced. */
  readonly error?: string | undefined;
  /** False puts the Optional marker beside the label. [C-TXT-01] */
  readonly required?: boolean | undefined;
  readonly optionalText?: string | undefined;
  readonly children: (input: FieldInput) => ReactNode;
}

/** Label, hint and error around one input, tied together for screen readers. [C-TXT-01, SMS-05] */
export function Field(props: FieldProps): ReactNode {
  const {
    label,
    hideLabel,
    hint,
    error,
    required = true,
    optionalText = fieldTexts.optional,
    children,
  } = props;
  const field = useRef<HTMLDivElement>(null);
  useSheet(field, sheet);
  const id = useUid();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = joinNames(error && errorId, hint && hintId);
  return (
    <div ref={field} className={classes.field}>
      <div className={joinNames(classes.head, hideLabel && classes.hidden)}>
        <label className={classes.label} htmlFor={id}>
          {label}
        </label>
        {!required && <span className={classes.optional}>{optionalText}</span>}
      </div>
      {children({
        id,
        required,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <div role="alert" id={errorId} className={classes.alert}>
        {error && (
          <div className={classes.error}>
            <Icon path={alertPath} size={errorIconSizePx} className={classes.errorIcon} />
            {error}
          </div>
        )}
      </div>
      {hint && (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
