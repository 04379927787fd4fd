import type { ReactNode } from 'react';
import type { DoneView, SubmittedView } from '../../core/view/BodyView';
import type { Parts } from '../loadParts';
import type { FormProps } from './FormProps';

type OutcomeProps = FormProps<SubmittedView | DoneView> & { parts: Parts };

/** What replaced a form; if its part failed to load, just the text. [LAY-04, EMB-04] */
export function Outcome({ parts: { afterForm: AfterForm }, ...given }: OutcomeProps): ReactNode {
  const { view } = given;
  if (AfterForm) return <AfterForm {...given} />;
  return <p dir="auto">{view.kind === 'done' ? view.label : view.title || view.description}</p>;
}
