import {
  type ComponentPropsWithoutRef,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { useRedraw } from '../Field/useRedraw';
import { Icon } from '../Icon/Icon';
import { checkPath } from '../Icon/paths/checkPath';
import { minusPath } from '../Icon/paths/minusPath';
import { createSheet } from '../sheet/createSheet';
import { joinNames } from '../sheet/joinNames';
import { useSheet } from '../sheet/useSheet';
import { useUid } from '../uid/useUid';
import classes from './ChoiceRow.module.css';
import text from './ChoiceRow.module.css?inline';

const sheet = createSheet(text);
const tickSizePx = 16;

type NativeProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'role' | 'checked' | 'defaultChecked' | 'onChange' | 'style' | 'children'
>;

/** One choice: a native input, its drawing, and its texts. */
export interface ChoiceRowProps extends NativeProps {
  readonly kind: 'checkbox' | 'switch' | 'radio';
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label?: ReactNode;
  readonly description?: ReactNode;
  /** A checkbox for a group of which only some are chosen. */
  readonly indeterminate?: boolean | undefined;
  /** Looks invalid; for radios, their group shows the error. */
  readonly invalid?: boolean | undefined;
  /** Puts the text first and the control at the far end of the row. */
  readonly controlAtEnd?: boolean | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

/** A native checkbox or radio under our drawing, with a label that can be pressed and a description. [C-SEL-01, C-SEL-02, C-SEL-03] */
export function ChoiceRow(props: ChoiceRowProps): ReactNode {
  const { kind, checked, onChange, label, description, ...more } = props;
  const { indeterminate = false, controlAtEnd, invalid, inputRef, className, id: givenId, ...native } = more;
  const uid = useUid();
  const redraw = useRedraw();
  const row = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  useSheet(row, sheet);

  // There is no attribute for it, and every press resets it.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });

  const id = givenId ?? uid;
  const [labelId, descriptionId] = [`${uid}-name`, `${uid}-about`];
  const namedBy = native['aria-labelledby'];
  return (
    <div
      ref={row}
      className={joinNames(classes.row, classes[kind], controlAtEnd && classes.atEnd, className)}
      data-on={checked || indeterminate ? '' : undefined}
      data-disabled={native.disabled ? '' : undefined}
      data-invalid={invalid || native['aria-invalid'] ? '' : undefined}
    >
      <span className={classes.control}>
        <input
          {...native}
          ref={input}
          id={id}
          type={kind === 'radio' ? 'radio' : 'checkbox'}
          role={kind === 'switch' ? 'switch' : undefined}
          className={classes.input}
          checked={checked}
          // Inside a field the name is the field's label followed by the control's own.
          aria-labelledby={namedBy && label ? joinNames(namedBy, labelId) : namedBy}
          aria-describedby={
            joinNames(native['aria-describedby'], description ? descriptionId : undefined) || undefined
          }
          onChange={(event) => {
            onChange(event.target.checked);
            redraw();
          }}
        />
        <span className={classes.mark} aria-hidden="true">
          {kind === 'checkbox' && (
            <Icon path={indeterminate ? minusPath : checkPath} size={tickSizePx} className={classes.tick} />
          )}
        </span>
      </span>
      {(label || description) && (
        <span className={classes.words}>
          {label && (
            <label id={labelId} htmlFor={id} className={classes.label}>
              {label}
            </label>
          )}
          {description && (
            <span id={descriptionId} className={classes.description}>
              {description}
            </span>
          )}
        </span>
      )}
    </div>
  );
}
