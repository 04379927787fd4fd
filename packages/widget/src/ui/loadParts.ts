import { readPickerCountries } from '@beckon/contract/data/readPickerCountries';
import type { ReactNode } from 'react';
import type { BodyView } from '../core/view/BodyView';
import type { Layout, View } from '../core/view/View';
import type { SmsFormPart } from './forms/SmsForm';
import type { LayoutProps } from './LayoutProps';

type Name = Layout['layout'];
type Component<One extends Name> = (props: LayoutProps<One>) => ReactNode;

/** Pieces of the drawing that only some widgets need. */
export type Parts = { layouts: { [One in Name]?: Component<One> }; smsForm?: SmsFormPart };

/** Each layout is a file of its own: a page fetches those that it shows. */
const layouts: { [One in Name]?: () => Promise<Component<One>> } = {
  modal: () => import('./layouts/Modal').then(({ Modal }) => Modal),
};

/** Fetches what this view needs and does not have yet; nothing when all is there. */
export function loadParts(view: View, present: Parts): Promise<Parts> | undefined {
  const { layout } = view;
  const needsLayout = !present.layouts[layout];
  const needsForm = bodyOf(view)?.kind === 'phone' && !present.smsForm;
  if (!needsLayout && !needsForm) return undefined;
  return Promise.all([
    needsLayout ? layouts[layout]?.() : present.layouts[layout],
    needsForm ? loadSmsForm() : present.smsForm,
  ]).then(([Layout, smsForm]) => ({
    layouts: { ...present.layouts, ...(Layout && { [layout]: Layout }) },
    ...(smsForm && { smsForm }),
  }));
}

async function loadSmsForm(): Promise<SmsFormPart> {
  const [{ SmsForm }, { pickerCountries }] = await Promise.all([
    import('./forms/SmsForm'),
    import('@beckon/contract/data/pickerCountries'),
  ]);
  return { SmsForm, countries: readPickerCountries(pickerCountries) };
}

/** The form of a view, wherever its layout has it. */
function bodyOf(view: View): BodyView | undefined {
  if ('card' in view) return view.card.body;
  if ('body' in view) return view.body;
  return view.layout === 'omnichat' ? view.sms?.body : undefined;
}
