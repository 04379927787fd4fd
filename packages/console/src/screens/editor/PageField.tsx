import { Button } from '@beckon/controls/Button';
import { TextInput } from '@beckon/controls/TextInput';
import { type ReactNode, useState } from 'react';
import { useRested } from '../../parts/useRested';
import { pageAddress } from '../../preview/pageAddress';
import classes from './stage.module.css';

const restMs = 700;

interface PageFieldProps {
  readonly value: string;
  readonly onChange: (address: string) => void;
  /** The page is on none of the owner's websites: it waits for a word of theirs. */
  readonly isAsked: boolean;
  readonly onWant: () => void;
}

/** Which page of the owner's stands behind the widget; it is fetched once the writing rests. [OWN-08] */
export function PageField({ value, onChange, isAsked, onWant }: PageFieldProps): ReactNode {
  const [typed, setTyped] = useState(value);
  useRested(typed, restMs, (text) => pageAddress(text) && text !== value && onChange(text));
  return (
    <div className={classes['page']}>
      <TextInput
        type="url"
        aria-label="Address of your page"
        placeholder="https://example.com/"
        value={typed}
        onChange={setTyped}
      />
      {isAsked && value !== '' ? (
        <p className={classes['note']}>
          This is none of the websites that you have named.{' '}
          <Button size="s" variant="secondary" data-act="showPage" onClick={onWant}>
            Show it
          </Button>
        </p>
      ) : (
        <p className={classes['note']}>
          If this stays blank, your site blocks previews. On your site, the widget uses your site’s font.
        </p>
      )}
    </div>
  );
}
