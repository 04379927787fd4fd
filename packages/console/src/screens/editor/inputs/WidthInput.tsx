import { Field } from '@beckon/controls/Field';
import { HintTip } from '@beckon/controls/HintTip';
import type { ReactNode } from 'react';
import { NumberBox } from '../../../components/NumberBox';
import { Segmented } from '../../../components/Segmented';
import { copy } from '../../../copy/copy';
import { adopt } from '../../../style/adopt';
import type { FieldInputProps } from './FieldInputProps';
import classes from './inputs.module.css';
import sheet from './inputs.module.css?inline';

adopt(sheet);

const units = [
  ['px', 'px'],
  ['%', '%'],
] as const;
const mostPx = 4000;

/** A width in pixels or percent. [ENT-09] */
export function WidthInput({ field, value, onChange, error }: FieldInputProps): ReactNode {
  const { unit = 'px', value: size = 350 } = (value ?? {}) as { unit?: string; value?: number };
  return (
    <Field label={field.label} hint={field.help} Hint={HintTip} error={error}>
      {(input) => (
        <div className={classes['pair']}>
          <NumberBox
            {...input}
            value={size}
            min={1}
            max={mostPx}
            onChange={(now) => onChange({ unit, value: now })}
          />
          <Segmented
            aria-label={copy.editor.unit}
            options={units}
            value={unit}
            onChange={(next) => onChange({ unit: next, value: size })}
          />
        </div>
      )}
    </Field>
  );
}
