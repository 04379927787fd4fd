import { type ComponentPropsWithoutRef, type ReactNode, type RefObject, useRef } from 'react';
import { namePart } from '../Field/namePart';
import { useRedraw } from '../Field/useRedraw';
import { Icon } from '../Icon/Icon';
import { closePath } from '../Icon/paths/closePath';
import { Counter } from './Counter';
import { InputBox } from './InputBox';
import { textInputTexts } from './textInputTexts';

const iconSizePx = 16;
/** What is typed into these runs from left to right in every language. */
const leftToRight: readonly string[] = ['email', 'url', 'tel'];

type NativeProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'size' | 'style' | 'children'
>;

/** A native text input's attributes, its value and what is around it; outside a `Field` give `aria-label`. */
export interface TextInputProps extends NativeProps {
  readonly type?: 'text' | 'email' | 'url' | 'tel' | 'search' | 'password' | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  /** A button that clears the field. */
  readonly clearable?: boolean | undefined;
  /** Shows how much of `maxLength` is used. */
  readonly counter?: boolean | undefined;
  readonly texts?: Partial<Record<keyof typeof textInputTexts, string>> | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

/** One line of text. [C-TXT-01, A-63] */
export function TextInput(props: TextInputProps): ReactNode {
  const { value, onChange, prefix, suffix, clearable, counter, texts, inputRef, ...more } = props;
  const { type = 'text', className, ...native } = more;
  const { disabled, maxLength } = native;
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  const redraw = useRedraw();
  const words = { ...textInputTexts, ...texts };
  const canClear = clearable && value !== '' && !disabled && !native.readOnly;
  const counts = counter && maxLength !== undefined;

  const clear = () => {
    onChange('');
    input.current?.focus();
  };

  const end = (suffix || canClear || counts) && (
    <>
      {suffix}
      {counts && <Counter length={value.length} maxLength={maxLength} leftText={words.left} />}
      {canClear && (
        <button type="button" {...namePart('clear', words.clear, native)} onClick={clear}>
          <Icon path={closePath} size={iconSizePx} />
        </button>
      )}
    </>
  );

  return (
    <InputBox {...{ input, disabled, prefix, className }} suffix={end}>
      <input
        dir={leftToRight.includes(type) ? 'ltr' : undefined}
        {...native}
        ref={input}
        type={type}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          redraw();
        }}
      />
    </InputBox>
  );
}
