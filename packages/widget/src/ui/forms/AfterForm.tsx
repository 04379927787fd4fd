import type { ReactNode } from 'react';
import type { DoneView, SubmittedView } from '../../core/view/BodyView';
import { BarDone } from '../bar/BarDone';
import { SubmittedMessage } from '../parts/SubmittedMessage';
import { Done } from './Done';
import type { FormProps } from './FormProps';

/** What replaces a form after success, as one part that is fetched after the form. [LAY-04, EMB-04, BAR-03] */
export function AfterForm({ view, send, compact, level }: FormProps<SubmittedView | DoneView>): ReactNode {
  if (view.kind === 'done') return <Done view={view} />;
  return compact ? <BarDone view={view} /> : <SubmittedMessage view={view} send={send} level={level} />;
}
