import { parseColor } from '@beckon/contract';
import { Field } from '@beckon/controls/Field';
import { HintTip } from '@beckon/controls/HintTip';
import { TextInput } from '@beckon/controls/TextInput';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { copy } from '../../../copy/copy';
import { fill } from '../../../copy/fill';
import type { FieldControl } from '../../../fields/EditorField';
import { unsetTexts } from '../../../fields/unsetTexts';
import { valueAtPath } from '../../../fields/valueAtPath';
import { adopt } from '../../../style/adopt';
import { Contrast } from './Contrast';
import type { FieldInputProps } from './FieldInputProps';
import classes from './inputs.module.css';
import sheet from './inputs.module.css?inline';

adopt(sheet);

const texts = copy.editor.color;

const ColorPicker = lazy(() => import('./ColorPicker').then((part) => ({ default: part.ColorPicker })));

interface ColorInputProps extends FieldInputProps {
  readonly control: Extract<FieldControl, { kind: 'color' }>;
}

const colorAt = (values: object, path: string): string | undefined => {
  const value = valueAtPath(values, path);
  return typeof value === 'string' ? value : undefined;
};

/** A color as typed; undefined for a word that no browser knows as a color. */
function knownColor(text: string): string | undefined {
  const color = parseColor(text);
  return color && (!/^[a-z]+$/i.test(color) || CSS.supports('color', color)) ? color : undefined;
}

/** A color as text and as a swatch, with its contrast. [LAY-03] */
export function ColorInput({ field, control, value, onChange, error, values }: ColorInputProps): ReactNode {
  const swatch = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const counted = typeof value === 'string' ? value : '';
  const [typed, setTyped] = useState<string>();
  const type = (text: string): void => {
    setTyped(text);
    const color = knownColor(text);
    if (text.trim() === '') onChange(undefined);
    else if (color) onChange(color);
  };
  const isBad = typed !== undefined && typed.trim() !== '' && !knownColor(typed);
  return (
    <Field label={field.label} hint={field.help} Hint={HintTip} error={isBad ? texts.invalid : error}>
      {(input) => (
        <div className={classes['color']}>
          <TextInput
            {...input}
            required={false}
            placeholder={unsetTexts.color}
            spellCheck={false}
            value={typed ?? counted}
            onChange={type}
            onBlur={() => setTyped(undefined)}
            prefix={
              <button
                ref={swatch}
                type="button"
                className={classes['swatch']}
                style={{ backgroundColor: parseColor(counted) ?? 'transparent' }}
                aria-label={fill(texts.choose, { field: field.label })}
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              />
            }
          />
          {isOpen && (
            <Suspense>
              <ColorPicker
                label={field.label}
                anchor={swatch}
                color={counted}
                onColor={onChange}
                onClose={() => setOpen(false)}
              />
            </Suspense>
          )}
          <Contrast
            color={counted}
            others={(control.on ? [control.on] : (control.under ?? [])).map((path) => colorAt(values, path))}
            onColor={onChange}
          />
        </div>
      )}
    </Field>
  );
}
