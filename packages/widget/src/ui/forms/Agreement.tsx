import { Checkbox } from '@beckon/controls/Checkbox';
import { createSheet } from '@beckon/controls/sheet/createSheet';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useRef } from 'react';
import type { Event } from '../../core/Event';
import type { LegalView } from '../../core/view/BodyView';
import classes from './Agreement.module.css';
import text from './Agreement.module.css?inline';

const sheet = createSheet(text);

type AgreementProps = { id: string; view: LegalView; words: ReactNode; send: (event: Event) => void };

/** A box to tick before a number can be sent; it is never pre-ticked. */
export function Agreement({ id, view, words, send }: AgreementProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useSheet(box, sheet);
  const tick = (checked: boolean): void => {
    send({ type: 'instance.checked', id, checked });
    send({ type: 'phone.edited', id });
  };
  return (
    <div ref={box}>
      <Checkbox
        className={classes['row'] ?? ''}
        label={words}
        value={view.isChecked === true}
        error={(!view.isChecked && view.error) || undefined}
        onChange={tick}
      />
    </div>
  );
}
