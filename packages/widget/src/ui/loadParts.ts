import { dialCodes } from '@beckon/contract/data/dialCodes';
import { parseDialCodes } from '@beckon/contract/data/parseDialCodes';
import type { ReactNode } from 'react';
import type { BodyView } from '../core/view/BodyView';
import type { View } from '../core/view/View';
import type { AfterForm } from './forms/AfterForm';
import { loadAgreement } from './forms/LegalNotice';
import type { MessengerForm } from './forms/MessengerForm';
import { SmsForm, type SmsFormPart } from './forms/SmsForm';
import type { SmsLink } from './forms/SmsLink';
import type { LayoutProps } from './LayoutProps';
import { preloadPart } from './usePart';

type Name = View['layout'];
type Component<One extends Name> = (props: LayoutProps<One>) => ReactNode;

/** Parts of the drawing that only some widgets need. */
export type Parts = {
  layouts: { [One in Name]?: Component<One> };
  /** What the visitor has typed into the first frame, if there is one. */
  typed?: string | undefined;
} & Partial<FormParts>;
type FormParts = {
  smsForm: SmsFormPart;
  smsLink: typeof SmsLink;
  messengerForm: typeof MessengerForm;
  afterForm: typeof AfterForm;
};

/** Each layout is a separate file: a page loads those that it shows. */
const layouts: { [One in Name]: () => Promise<Component<One>> } = {
  modal: () => import('./layouts/Modal').then(({ Modal }) => Modal),
  slideIn: () => import('./layouts/SlideIn').then(({ SlideIn }) => SlideIn),
  takeover: () => import('./layouts/Takeover').then(({ Takeover }) => Takeover),
  box: () => import('./layouts/Box').then(({ Box }) => Box),
  landing: () => import('./layouts/Landing').then(({ Landing }) => Landing),
  bar: () => import('./layouts/Bar').then(({ Bar }) => Bar),
  bare: () => import('./layouts/Bare').then(({ Bare }) => Bare),
  launcher: () => import('./layouts/Launcher').then(({ Launcher }) => Launcher),
  chatPlugin: () => import('./layouts/ChatPlugin').then(({ ChatPlugin }) => ChatPlugin),
  omnichat: () => import('./layouts/Omnichat').then(({ Omnichat }) => Omnichat),
};

type Wait = (ms: number) => Promise<void>;
/** How long a visitor who has submitted waits for what follows: then it appears as plain text. */
const patienceMs = 2000;

/** Each form too, and what follows one. */
const formNames: { [Kind in BodyView['kind']]: keyof FormParts } = {
  phone: 'smsForm',
  smsLink: 'smsLink',
  plugin: 'messengerForm',
  link: 'messengerForm',
  consent: 'messengerForm',
  submitted: 'afterForm',
  done: 'afterForm',
};
const forms: { [One in keyof FormParts]: () => Promise<FormParts[One] | undefined> } = {
  smsForm: async () => ({ SmsForm, countries: parseDialCodes(dialCodes) }),
  smsLink: () => import('./forms/SmsLink').then(({ SmsLink }) => SmsLink),
  messengerForm: () => import('./forms/MessengerForm').then(({ MessengerForm }) => MessengerForm),
  // If it fails to load we still draw: the message can be plain text.
  afterForm: () =>
    import('./forms/AfterForm').then(
      ({ AfterForm }) => AfterForm,
      () => undefined,
    ),
};

/** Loads what this view needs and does not have yet; undefined if everything is there. [SUB-02] */
export function loadParts(view: View, present: Parts, wait: Wait): Promise<Parts> | undefined {
  const { layout } = view;
  const needsLayout = !present.layouts[layout];
  const body = bodyOf(view);
  const kind = body?.kind;
  const form = kind && formNames[kind];
  const needsForm = form !== undefined && !present[form];
  if (!needsLayout && !needsForm) return undefined;
  const asksConsent = body && 'legal' in body && body.legal.isChecked !== undefined;
  return Promise.all([
    needsLayout ? layouts[layout]() : present.layouts[layout],
    needsForm
      ? Promise.race([forms[form](), ...(form === 'afterForm' ? [wait(patienceMs)] : [])])
      : undefined,
    needsForm && asksConsent ? preloadPart(loadAgreement) : undefined,
  ]).then(([Layout, loaded]) => {
    // What follows a form loads after it, so that a success is never late.
    if (needsForm) void forms.afterForm();
    return {
      layouts: { ...present.layouts, [layout]: Layout },
      ...(form && loaded && { [form]: loaded }),
    };
  });
}

/** The form of a view, wherever its layout keeps it. */
function bodyOf(view: View): BodyView | undefined {
  if ('card' in view) return view.card.body;
  if ('body' in view) return view.body;
  return view.layout === 'omnichat' ? view.sms?.body : undefined;
}
