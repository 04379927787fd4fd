import { smsLegalNotice, type Widget } from '@beckon/contract';
import type { Instance, State } from '../State';
import { legalOf } from '../writing/legalOf';
import { isDark } from './isDark';
import { isReadable } from './isReadable';
import type { PhoneFormView, SubmittedView, Theme, View } from './View';

const percent = 100;

/** What is on the screen for an instance right now; nothing while it is closed. [SMS-01, SMS-05, LAY-03, LAY-04] */
export function viewInstance(state: State, id: string): View | undefined {
  const instance = state.instances[id];
  const widget = instance && state.widgets[instance.widgetId];
  if (!instance?.displayed || !widget || widget.widget_type !== 'modal' || widget.channel !== 'sms')
    return undefined;

  const { main } = widget.data;
  return {
    id,
    layout: 'modal',
    name: main.title || state.app?.page_name || widget.name,
    title: main.title,
    description: main.showDescription ? main.desc : '',
    theme: viewTheme(widget),
    body: instance.submitted ? viewSubmitted(widget) : viewPhoneForm(state, instance, widget),
    badgeUrl: state.app?.badge ? `${state.app.host}/` : undefined,
  };
}

function viewTheme({ data: { main, submitted } }: Widget): Theme {
  const { colors } = main;
  return {
    scheme: isDark(colors.background) ? 'dark' : 'light',
    background: colors.background,
    headline: colors.smsHeadline ?? colors.headline,
    description: colors.smsDescription ?? colors.description,
    // Consent needs words that can be read, whatever the colours around them.
    legal: isReadable(colors.smsLegalText, colors.background) ? colors.smsLegalText : undefined,
    buttonBackground: colors.buttonBackground,
    buttonText: colors.buttonText,
    success: submitted.colors.buttonBackground,
    backdropOpacity: main.opacity / percent,
  };
}

function viewSubmitted({ data: { submitted } }: Widget): SubmittedView {
  return { kind: 'submitted', title: submitted.title, description: submitted.desc };
}

function viewPhoneForm(state: State, { overlay }: Instance, { data: { main } }: Widget): PhoneFormView {
  return {
    kind: 'phone',
    buttonText: main.smsButtonText,
    isLoading: overlay.isLoading,
    error: overlay.errors.at(-1) ?? '',
    legal: smsLegalNotice(legalOf(state)),
    language: state.browser.language,
  };
}
