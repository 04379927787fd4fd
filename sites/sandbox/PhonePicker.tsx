import { Button } from '@beckon/controls/Button';
import { Field } from '@beckon/controls/Field';
import { plusPath } from '@beckon/controls/icons/plusPath';
import { Popover } from '@beckon/controls/Popover';
import { Select } from '@beckon/controls/Select';
import { TextInput } from '@beckon/controls/TextInput';
import { type Dispatch, type FormEvent, type ReactNode, useRef, useState } from 'react';
import { formatNumber, parseNumber } from './formatNumber';
import { newVisitor } from './newVisitor';
import classes from './Sandbox.module.css';
import { type SandboxEvent, type SandboxState, visitorsOf } from './SandboxState';
import { sandboxTexts } from './sandboxTexts';

type PhonePickerProps = { state: SandboxState; dispatch: Dispatch<SandboxEvent> };

/** Whose phone is shown: one with messages, or one with a number entered here. */
export function PhonePicker({ state, dispatch }: PhonePickerProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const visitors = visitorsOf(state, 'sms');
  const options = visitors.map(({ id, unread }) => ({
    value: id,
    label: formatNumber(id),
    hint: unread > 0 ? `${unread} ${sandboxTexts.newOnes}` : '',
  }));
  const choose = (visitor: string): void => {
    setOpen(false);
    dispatch({ type: 'chose', channel: 'sms', visitor });
  };
  return (
    <div className={classes['picker']}>
      <Select
        label={sandboxTexts.whosePhone}
        hideLabel
        options={options}
        disabled={options.length === 0}
        value={state.chosen.sms}
        onChange={choose}
        texts={{ placeholder: sandboxTexts.nobody }}
      />
      <Button
        variant="secondary"
        icon={plusPath}
        buttonRef={button}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(!isOpen)}
      >
        {sandboxTexts.otherNumber}
      </Button>
      {isOpen && (
        <Popover anchor={button} align="end" label={sandboxTexts.otherNumber} onClose={() => setOpen(false)}>
          <NumberForm known={visitors.map(({ id }) => id)} onTake={choose} />
        </Popover>
      )}
    </div>
  );
}

type NumberFormProps = { known: readonly string[]; onTake: (number: string) => void };

function NumberForm({ known, onTake }: NumberFormProps): ReactNode {
  const [typed, setTyped] = useState(() => formatNumber(newVisitor('sms', known)));
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const number = parseNumber(typed);
    if (number === undefined) setError(sandboxTexts.numberWrong);
    else onTake(number);
  };
  return (
    <form className={classes['numberForm']} onSubmit={submit} noValidate>
      <Field label={sandboxTexts.number} hint={sandboxTexts.numberHint} error={error}>
        {(field) => (
          <TextInput
            {...field}
            type="tel"
            autoComplete="off"
            value={typed}
            onChange={(value) => {
              setError(undefined);
              setTyped(value);
            }}
          />
        )}
      </Field>
      <Button type="submit" wide>
        {sandboxTexts.useNumber}
      </Button>
    </form>
  );
}
