import { createSheet } from '@beckon/controls/sheet/createSheet';
import { joinNames } from '@beckon/controls/sheet/joinNames';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useRef } from 'react';
import type { ConsentView } from '../../core/view/BodyView';
import classes from './Consent.module.css';
import text from './Consent.module.css?inline';
import type { FormProps } from './FormProps';
import { MessengerLink } from './MessengerLink';

const sheet = createSheet(text);

/** Our own checkbox; the messenger link follows once it is ticked. [CHK-01, CHK-02, A-79] */
export function Consent({ id, view, send, compact = false }: FormProps<ConsentView>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useSheet(box, sheet);
  return (
    <div ref={box} className={joinNames(classes['box'], compact && classes['compact'])}>
      <label className={joinNames(classes['label'], view.align === 'center' && classes['center'])}>
        <input
          className={classes['check']}
          type="checkbox"
          checked={view.isChecked}
          onChange={({ target }) => send({ type: 'instance.checked', id, checked: target.checked })}
        />
        <span dir="auto">{view.label}</span>
      </label>
      {view.link && <MessengerLink id={id} view={view.link} send={send} compact={compact} />}
    </div>
  );
}
