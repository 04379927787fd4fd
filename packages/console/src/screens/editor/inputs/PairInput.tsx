import { Field } from '@beckon/controls/Field';
import { HintTip } from '@beckon/controls/HintTip';
import { Select } from '@beckon/controls/Select';
import { TextInput } from '@beckon/controls/TextInput';
import type { ReactNode } from 'react';
import { NumberBox } from '../../../components/NumberBox';
import { copy } from '../../../copy/copy';
import { fill } from '../../../copy/fill';
import { pairKinds } from '../../../fields/pairKinds';
import { unsetTexts } from '../../../fields/unsetTexts';
import { adopt } from '../../../style/adopt';
import type { FieldInputProps } from './FieldInputProps';
import classes from './inputs.module.css';
import sheet from './inputs.module.css?inline';

adopt(sheet);

interface PairInputProps extends FieldInputProps {
  readonly kind: keyof typeof pairKinds;
}

const texts = copy.editor;
const same = 'same';

/** A rule as half a sentence: its kind, and its amount. [DISP-01, DISP-11] */
export function PairInput({ field, value, onChange, error, kind }: PairInputProps): ReactNode {
  const kinds = pairKinds[kind];
  const [chosen, amount] = Array.isArray(value) ? (value as [string, unknown]) : [same, null];
  const known = kinds.find((one) => one.kind === chosen);
  const options = [
    ...(value === undefined ? [{ value: same, label: unsetTexts.pair }] : []),
    ...kinds.map((one) => ({ value: one.kind, label: one.label })),
  ];
  const choose = (next: string): void => {
    const start = kinds.find((one) => one.kind === next);
    if (start)
      onChange([next, start.value === 'number' ? (start.start ?? 1) : start.value === 'text' ? '' : null]);
  };
  return (
    <div className={classes['rule']}>
      <Select
        label={field.label}
        hint={field.help}
        Hint={HintTip}
        error={error}
        options={options}
        value={chosen}
        onChange={choose}
      />
      {known?.value === 'number' && (
        <Field label={fill(texts.amount, { field: field.label })} hideLabel>
          {(input) => (
            <NumberBox
              {...input}
              value={typeof amount === 'number' ? amount : undefined}
              min={0}
              max={known.max}
              suffix={known.unit}
              onChange={(now) => onChange([chosen, now])}
            />
          )}
        </Field>
      )}
      {known?.value === 'text' && (
        <Field label={texts.anchor} hint={texts.anchorHelp}>
          {(input) => (
            <TextInput
              {...input}
              value={String(amount ?? '')}
              onChange={(name) => onChange([chosen, name])}
            />
          )}
        </Field>
      )}
    </div>
  );
}
