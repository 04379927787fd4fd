import { ButtonIcon } from '@beckon/controls/ButtonIcon';
import { createSheet } from '@beckon/controls/sheet/createSheet';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import classes from './Composer.module.css';
import text from './Composer.module.css?inline';
import { sendPath } from './icons';
import { sandboxTexts } from './sandboxTexts';

const sheet = createSheet(text);
const longest = 1600;

type ComposerProps = {
  label: string;
  tone: 'sms' | 'messenger';
  value: string;
  /** Why it can't be sent; shown when the visitor tries. */
  obstacle: string | undefined;
  onChange: (words: string) => void;
  /** Resolves to what went wrong, if anything. */
  send: (words: string) => Promise<string | undefined>;
};

/** The field under a thread. A text that could not be delivered stays in it. */
export function Composer({ label, tone, value, obstacle, onChange, send }: ComposerProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const errorId = useId();
  useSheet(form, sheet);

  const submit = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault();
    const words = value.trim();
    if (words === '' || isSending) return;
    if (obstacle !== undefined) {
      setError(obstacle);
      return;
    }
    setSending(true);
    const trouble = await send(words);
    setSending(false);
    setError(trouble);
    if (trouble === undefined) onChange('');
    field.current?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  };
  return (
    <form ref={form} className={classes['form']} data-tone={tone} onSubmit={submit}>
      <div className={classes['box']} data-value={`${value} `}>
        <textarea
          ref={field}
          className={classes['field']}
          aria-label={label}
          placeholder={label}
          rows={1}
          maxLength={longest}
          value={value}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={(event) => {
            setError(undefined);
            onChange(event.target.value);
          }}
          onKeyDown={press}
        />
      </div>
      <ButtonIcon
        type="submit"
        variant="primary"
        icon={sendPath}
        aria-label={sandboxTexts.send}
        className={classes['send'] ?? ''}
        loading={isSending}
        disabled={value.trim() === ''}
      />
      <p role="alert" id={errorId} className={classes['error']}>
        {error}
      </p>
    </form>
  );
}
