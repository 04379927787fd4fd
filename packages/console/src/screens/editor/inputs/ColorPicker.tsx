import { Field } from '@beckon/controls/Field';
import { Popover } from '@beckon/controls/Popover';
import { Slider } from '@beckon/controls/Slider';
import { type CSSProperties, type ReactNode, type RefObject, useState } from 'react';
import { type Hsl, toHex, toHsl } from '../../../color/contrastOf';
import { copy } from '../../../copy/copy';
import { fill } from '../../../copy/fill';
import { adopt } from '../../../style/adopt';
import classes from './inputs.module.css';
import sheet from './inputs.module.css?inline';

adopt(sheet);

interface ColorPickerProps {
  readonly label: string;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly color: string;
  readonly onColor: (color: string) => void;
  readonly onClose: () => void;
}

const texts = copy.editor.color;
const sliders = [
  { name: 'h', label: texts.hue, max: 360, unit: '°' },
  { name: 's', label: texts.saturation, max: 100, unit: '%' },
  { name: 'l', label: texts.lightness, max: 100, unit: '%' },
] as const;

/** Good starting points: neutrals, then one of each hue, dark and light. */
const palette = [
  '#ffffff',
  '#f4f5f8',
  '#8b93a5',
  '#1a2033',
  '#000000',
  '#0066d6',
  '#0f766e',
  '#14532d',
  '#92600a',
  '#b4400f',
  '#b91c3c',
  '#9d2bb5',
  '#5b3fd6',
  '#e3effc',
  '#d9f5ef',
  '#fdf1dc',
  '#fdeaec',
  '#efeafd',
];

/** Three sliders, each on the colors it leads to, and a palette. [LAY-03, OWN-23] */
export function ColorPicker({ label, anchor, color, onColor, onClose }: ColorPickerProps): ReactNode {
  // Gray has no hue, so the last one stays while the color is gray.
  const [hsl, setHsl] = useState<Hsl>(() => toHsl(color));
  const choose = (next: Hsl): void => {
    setHsl(next);
    onColor(toHex(next));
  };
  return (
    <Popover anchor={anchor} label={fill(texts.label, { field: label })} align="start" onClose={onClose}>
      <div className={classes['picker']}>
        <div className={classes['shades']} style={tracksOf(hsl)}>
          {sliders.map(({ name, label: words, max, unit }) => (
            <Field key={name} label={words}>
              {(input) => (
                <Slider
                  {...input}
                  className={classes[name]}
                  value={Math.round(hsl[name])}
                  min={0}
                  max={max}
                  format={(value) => `${value}${unit}`}
                  onChange={(value) => choose({ ...hsl, [name]: value })}
                />
              )}
            </Field>
          ))}
        </div>
        <div className={classes['palette']}>
          {palette.map((one) => (
            <button
              key={one}
              type="button"
              aria-label={one}
              className={classes['chip']}
              style={{ backgroundColor: one }}
              onClick={() => choose(toHsl(one))}
            />
          ))}
        </div>
      </div>
    </Popover>
  );
}

/** The color as the tracks need it. */
function tracksOf({ h, s, l }: Hsl): CSSProperties {
  return { '--h': h, '--s': `${s}%`, '--l': `${l}%` } as CSSProperties;
}
