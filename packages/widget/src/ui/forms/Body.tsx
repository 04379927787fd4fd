import { createSheet } from '@beckon/controls/sheet/createSheet';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useRef } from 'react';
import type { Parts } from '../loadParts';
import classes from './Body.module.css';
import text from './Body.module.css?inline';
import type { FormProps } from './FormProps';
import { Outcome } from './Outcome';

const sheet = createSheet(text);

/** A form and the loaded parts it may be drawn with. */
export type BodyProps = FormProps & { parts: Parts };

/** The form of a widget, or what replaced it, which is announced. [SMS-01, SMS-08, BAR-02, REND-07, CHK-02, LAY-04, EMB-04] */
export function Body({ view, ...given }: BodyProps): ReactNode {
  const outcome = useRef<HTMLDivElement>(null);
  useSheet(outcome, sheet);
  return (
    <>
      {drawForm({ view, ...given })}
      <div ref={outcome} role="status" className={classes['outcome']}>
        {(view.kind === 'done' || view.kind === 'submitted') && <Outcome view={view} {...given} />}
      </div>
    </>
  );
}

function drawForm({ view, parts, ...given }: BodyProps): ReactNode {
  const { smsForm, smsLink: SmsLink, messengerForm: MessengerForm } = parts;
  if (view.kind === 'done' || view.kind === 'submitted') return null;
  if (view.kind === 'phone')
    return (
      smsForm && <smsForm.SmsForm view={view} countries={smsForm.countries} typed={parts.typed} {...given} />
    );
  if (view.kind === 'smsLink') return SmsLink && <SmsLink view={view} {...given} />;
  return MessengerForm && <MessengerForm view={view} {...given} />;
}
