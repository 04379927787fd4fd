import { controls } from '@beckon/contract';
import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react';
import { isRtl } from '../dates/isRtl';
import { useRedraw } from '../Field/useRedraw';
import { createSheet } from '../sheet/createSheet';
import { joinNames } from '../sheet/joinNames';
import { useSheet } from '../sheet/useSheet';
import { useUid } from '../uid/useUid';
import classes from './Slider.module.css';
import text from './Slider.module.css?inline';
import { snapToStep } from './snapToStep';

const sheet = createSheet(text);

type NativeProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'style' | 'children' | 'required'
>;

/** A native range's attributes, the slider's value and its format; outside a `Field` give `aria-label`. */
export interface SliderProps extends NativeProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  /** Formats a value for people, such as `30 %`. */
  readonly format?: ((value: number) => string) | undefined;
  /** Where the value is shown: after the slider, over its thumb while in use, or nowhere. */
  readonly showValue?: 'end' | 'bubble' | 'none' | undefined;
  /** A slider always has a value, so the field's required state is left out. */
  readonly required?: boolean | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

/** A native range with a filled track; values stay on a step and within the limits. [C-SLD-01, C-SLD-02, A-63] */
export function Slider(props: SliderProps): ReactNode {
  const { value, onChange, format, showValue = 'end', required: _, inputRef, className, ...more } = props;
  const {
    min = controls.slider.min,
    max = controls.slider.max,
    step = controls.slider.step,
    ...native
  } = more;
  const slider = useRef<HTMLDivElement>(null);
  useSheet(slider, sheet);
  const redraw = useRedraw();
  const uid = useUid();
  const id = native.id ?? uid;

  const range = { min, max, step };
  const shown = snapToStep(value, range);
  const written = format ? format(shown) : String(shown);
  const part = max > min ? (shown - min) / (max - min) : 0;

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    native.onKeyDown?.(event);
    const way = { ArrowLeft: 1, ArrowRight: -1 }[event.key];
    if (!way || event.defaultPrevented || !isRtl(event.currentTarget)) return;
    // In right-to-left text Safari mirrors its sliders, but not the keys.
    event.preventDefault();
    const next = snapToStep(shown + way * step, range);
    if (next !== shown) onChange(next);
  };

  return (
    <div
      ref={slider}
      className={joinNames(classes.slider, className)}
      data-disabled={native.disabled ? '' : undefined}
      style={{ '--mc-part': part } as CSSProperties}
    >
      <span className={classes.rail}>
        <span className={classes.track}>
          <span className={classes.fill} />
        </span>
        <input
          {...native}
          {...range}
          ref={inputRef}
          id={id}
          type="range"
          className={classes.input}
          value={shown}
          aria-valuetext={format ? written : undefined}
          onKeyDown={press}
          onChange={(event) => {
            onChange(snapToStep(event.target.valueAsNumber, range));
            redraw();
          }}
        />
        {showValue === 'bubble' && <Value {...{ id, written }} className={classes.bubble} />}
      </span>
      {showValue === 'end' && <Value {...{ id, written }} className={classes.end} />}
    </div>
  );
}

interface ValueProps {
  readonly id: string;
  readonly written: string;
  readonly className: string | undefined;
}

function Value({ id, written, className }: ValueProps): ReactNode {
  // The slider itself announces its value; with an output that did so too, screen readers would say it twice.
  return (
    <output htmlFor={id} className={className} aria-hidden="true">
      <span>{written}</span>
    </output>
  );
}
