import { smsLegalNotice, texts, type Widget } from '@beckon/contract';
import { hasPlugin } from '../conditions/hasPlugin';
import type { Instance, State } from '../State';
import { messengerLink } from '../writing/channelLink';
import { legalOf } from '../writing/legalOf';
import { refOf } from '../writing/refOf';
import { sizeFor } from '../writing/sizeFor';
import type {
  BodyView,
  ButtonSize,
  ConsentView,
  MessengerLinkView,
  PhoneFormView,
  PluginView,
  SmsLinkView,
  SubmittedView,
} from './BodyView';
import { humanizeLabel } from './humanizeLabel';
import { mediaPlace, viewMedia } from './viewMedia';

/** The form of a widget, or what replaces it. [SMS-01, SMS-08, REND-07, LAY-04, EMB-04] */
export function viewBody(state: State, instance: Instance, widget: Widget): BodyView {
  if (instance.submitted) {
    return widget.widget_type === 'button'
      ? { kind: 'done', label: texts.success }
      : viewSubmitted(state, instance, widget);
  }
  if (widget.channel === 'sms') return viewSmsForm(state, instance, widget);
  if (hasPlugin(state, instance.id)) return viewPlugin(state, instance, widget);
  const link = viewLink(state, instance, widget);
  // One link replaces the plugin, whichever plugin it was. [REND-07, CHK-05]
  return instance.fallback || !isCheckbox(widget) ? link : viewConsent(state, instance, widget, link);
}

/** A phone form; on iOS the visitor writes first. [SMS-01, SMS-08, OMNI-11] */
export function viewSmsForm(
  state: State,
  { overlay, checked }: Instance,
  widget: Widget,
): PhoneFormView | SmsLinkView {
  const isChecked = state.app?.is_eu_affected ? checked : undefined;
  const error = overlay.errors.at(-1) ?? '';
  const form = {
    buttonText: widget.data.main.smsButtonText,
    legal: { ...smsLegalNotice(legalOf(state, widget)), isChecked, error },
    // Until the box is ticked nothing else is checked, and its error appears next to it.
    error: isChecked === false ? '' : error,
  };
  return state.browser.isIos
    ? { ...form, kind: 'smsLink', url: overlay.smsLink, isLoading: overlay.isGeneratingRef }
    : {
        ...form,
        kind: 'phone',
        isLoading: overlay.isLoading,
        language: state.browser.language,
        spoken: widget.language,
      };
}

/** What follows the opt-in: text, a picture, and the link to the messenger. [LAY-04] */
export function viewSubmitted(state: State, { id, words }: Instance, widget: Widget): SubmittedView {
  const submitted = { ...widget.data.submitted, ...words };
  const page = state.app?.fb_page_id ?? '';
  const hasMessengerLink = widget.channel === 'fb' && page !== '' && submitted.ctaText !== '';
  return {
    kind: 'submitted',
    title: submitted.title,
    description: submitted.desc,
    media: viewMedia(submitted),
    mediaPlace: mediaPlace(submitted),
    link: hasMessengerLink
      ? { label: submitted.ctaText, url: messengerLink(state, refOf(state, id).ref) }
      : undefined,
  };
}

function viewPlugin(state: State, { checked }: Instance, widget: Widget): PluginView {
  const size = sizeOf(state, widget);
  if (!isCheckbox(widget)) return { kind: 'plugin', plugin: 'button', size, submit: undefined };
  // The host submits a checkbox in its own form. [CHK-06]
  const submit =
    widget.widget_type === 'checkbox'
      ? undefined
      : { label: widget.data.main.optInButtonText, isEnabled: checked };
  return { kind: 'plugin', plugin: 'checkbox', size, submit };
}

function viewLink(state: State, instance: Instance, widget: Widget): MessengerLinkView {
  const { ref } = refOf(state, instance.id);
  const url = messengerLink(state, ref);
  const { ctaText, optInButtonText } = widget.data.main;
  const wanted = isCheckbox(widget) ? optInButtonText : humanizeLabel(ctaText);
  return {
    kind: 'link',
    label: instance.fallback ? texts.goToMessenger : wanted,
    url,
    size: sizeOf(state, widget),
    qr: state.browser.isMobile ? undefined : url,
    isAlone: widget.widget_type === 'button',
    isWaiting: instance.optInRequested && !instance.checkFailed && !instance.optedin,
  };
}

function viewConsent(
  { app }: State,
  { checked }: Instance,
  { data }: Widget,
  link: MessengerLinkView,
): ConsentView {
  return {
    kind: 'consent',
    label: texts.messengerConsent(app?.page_name ?? ''),
    isChecked: checked,
    align: data.setup.pluginAlign === 'center' ? 'center' : 'left',
    link: checked ? link : undefined,
  };
}

function isCheckbox({ widget_type, data }: Widget): boolean {
  return widget_type === 'checkbox' || data.main.buttonType === 'checkbox';
}

/** Our sizes and the plugin's, mapped to three. [CARD-07] */
function sizeOf({ app }: State, widget: Widget): ButtonSize {
  const size = sizeFor(widget, app);
  if (size === 's' || size === 'standard') return 's';
  return size === 'l' || size === 'xlarge' ? 'l' : 'm';
}
