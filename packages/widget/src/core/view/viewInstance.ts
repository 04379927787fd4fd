import { smsLegalNotice, type Widget } from '@beckon/contract';
import type { Instance, State } from '../State';
import { isDark } from './isDark';
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
    legal: colors.smsLegalText,
    buttonBackground: colors.buttonBackground,
    buttonText: colors.buttonText,
    success: submitted.colors.buttonBackground,
    backdropOpacity: main.opacity / percent,
  };
}

function viewSubmitted({ data: { submitted } }: Widget): SubmittedView {
  return { kind: 'submitted', title: submitted.title, description: submitted.desc };
}

function viewPhoneForm(
  { app, browser }: State,
  { overlay }: Instance,
  { data: { main } }: Widget,
): PhoneFormView {
  return {
    kind: 'phone',
    buttonText: main.smsButtonText,
    isLoading: overlay.isLoading,
    error: overlay.errors.at(-1) ?? '',
    legal: smsLegalNotice({
      pageName: app?.page_name ?? '',
      termsUrl: app?.terms_url,
      privacyUrl: app?.privacy_url,
      extra: app?.sms_legal_extra,
    }),
    language: browser.language,
  };
}
