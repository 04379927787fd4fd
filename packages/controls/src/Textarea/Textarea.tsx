import { controls } from '@beckon/contract';
import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react';
import { useRedraw } from '../Field/useRedraw';
import { createSheet } from '../sheet/createSheet';
import { useSheet } from '../sheet/useSheet';
import { Counter } from '../TextInput/Counter';
import { InputBox } from '../TextInput/InputBox';
import classes from './Textarea.module.css';
import text from './Textarea.module.css?inline';
import { useFitRows } from './useFitRows';

const sheet = createSheet(text);
const limits = {
  '--mc-rows-min': controls.textareaMinRows,
  '--mc-rows-max': controls.textareaMaxRows,
} as CSSProperties;

type NativeProps = Omit<
  ComponentPropsWithoutRef<'textarea'>,
  'value' | 'defaultValue' | 'onChange' | 'rows' | 'style' | 'children'
>;

/** A native textarea's attributes and its value; outside a `Field` give `aria-label`. */
export interface TextareaProps extends NativeProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Shows how much of `maxLength` is used. */
  readonly counter?: boolean | undefined;
  /** A text with `%count%` in it, for the room that is left. */
  readonly leftText?: string | undefined;
  readonly inputRef?: RefObject<HTMLTextAreaElement | null> | undefined;
}

/** Several lines of text: grows from 3 rows to 12, then scrolls. [C-AREA-01, CONST-09] */
export function Textarea(props: TextareaProps): ReactNode {
  const { value, onChange, counter, leftText, inputRef, className, ...native } = props;
  const own = useRef<HTMLTextAreaElement>(null);
  const input = inputRef ?? own;
  const redraw = useRedraw();
  useSheet(input, sheet);
  useFitRows(input, value);
  const counts = counter && native.maxLength !== undefined;
  return (
    <InputBox
      {...{ input, className }}
      disabled={native.disabled}
      suffix={
        counts && <Counter length={value.length} maxLength={native.maxLength ?? 0} leftText={leftText} />
      }
    >
      <textarea
        {...native}
        ref={input}
        className={classes.textarea}
        rows={controls.textareaMinRows}
        style={limits}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          redraw();
        }}
      />
    </InputBox>
  );
}
