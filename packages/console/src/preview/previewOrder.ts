import { lists } from '@beckon/contract';
import type { PreviewState } from '@beckon/widget/preview';
import { copy } from '../copy/copy';
import type { Api } from '../data/Api';
import type { Draft, WidgetType } from '../data/Draft';
import { isDrawn } from '../fields/isDrawn';
import { valueAtPath } from '../fields/valueAtPath';
import type { FrameOrder } from '../frame/FrameOrder';
import { buildSpoken, type Speech } from './buildSpoken';

/** What a preview needs to know about an account; placeholders replace what the owner hasn't set yet. */
export type PreviewAccount = Partial<Api['settings']>;

type Wanted = { type: WidgetType; draft: Draft; account: PreviewAccount; speech?: Speech | undefined };
type View = {
  state: PreviewState;
  scheme: 'light' | 'dark';
  isStill?: boolean;
  isBare?: boolean;
  userAgent?: string | undefined;
  font?: string | undefined;
};

const widgetId = '1';
const { pageName, error: errorText } = copy.preview.sample;
const madeUp = { pageName, fbPageId: '100000000000000', widgetPhone: '+12025550100' };

/** What a preview's frame must show: the draft as on a page, without the rules about when and where. [OWN-08] */
export function previewOrder(
  { type, draft, account, speech }: Wanted,
  { state, scheme, isStill = false, isBare = false, userAgent, font }: View,
): FrameOrder {
  const { channel, smsKeyword, data } = draft;
  const config = {
    ...toConfig(account),
    ...(type === 'omnichat' && toContacts(account)),
    // A way into the messenger shows its fallback where European law applies, and when it is asked for.
    is_eu_affected: state === 'fallback' || account.isEuAffected === true,
    widgets: [
      {
        widget_id: widgetId,
        widget_type: type,
        channel,
        sms_keyword: smsKeyword,
        data: { ...data, ...withoutRules(type, data, state) },
      },
    ],
  };
  const spoken = speech && buildSpoken({ config, draft, account, ...speech });
  return {
    kind: 'beckon.show',
    place: isDrawn(type) ? lists.placeOf[type] : 'overlay',
    scheme,
    userAgent,
    font,
    isStill,
    isBare,
    order: { widgetId, state, errorText, config, ...(spoken && { spoken }) },
  };
}

function toConfig(account: PreviewAccount): Record<string, unknown> {
  return {
    pageId: '1',
    page_name: account.pageName || madeUp.pageName,
    fb_page_id: account.fbPageId || madeUp.fbPageId,
    widget_phone: account.widgetPhone || madeUp.widgetPhone,
    sms_channel_connected: true,
    // Messenger's plugins need an origin that they know; a preview has none.
    messenger_mode: 'link',
    badge: account.planBadge ?? true,
    locale: account.locale,
    defaultSize: account.defaultSize ?? undefined,
    terms_url: account.termsUrl ?? undefined,
    privacy_url: account.privacyUrl ?? undefined,
    sms_legal_extra: account.smsLegalExtra ?? undefined,
  };
}

/**
 * A bubble offers what leads somewhere: channels that the account hasn't set up get no placeholder, unless the account is
 * unknown. [OMNI-03, OMNI-08]
 */
function toContacts({ fbPageId, widgetPhone, smsChannelConnected }: PreviewAccount): Record<string, unknown> {
  return {
    ...(fbPageId !== undefined && { fb_page_id: fbPageId }),
    ...(widgetPhone !== undefined && { widget_phone: widgetPhone }),
    ...(smsChannelConnected !== undefined && { sms_channel_connected: smsChannelConnected }),
  };
}

const hidden = ['hidden', null];
const nowhere = { urlBlacklist: [], urlWhitelist: [], hideOnMobile: '', pixelId: '', dialogDelay: 0 };

/** A preview shows the widget whatever its rules say, and never redirects. */
function withoutRules(type: WidgetType, data: Draft['data'], state: PreviewState): Record<string, object> {
  const section = (name: string): object => (data[name] ?? {}) as object;
  // A bar at the end of the page would be out of view.
  const isAtEnd = type === 'bar' && valueAtPath(data, 'main.barPlacement') === 'bottom';
  return {
    main: {
      ...section('main'),
      popupMessageWhenDisplay: ['immediately', null],
      ...(isAtEnd && { stickWithScroll: true }),
    },
    setup: { ...section('setup'), ...nowhere, desktopFirstSeen: hidden, mobileFirstSeen: hidden },
    ...(state === 'submitted' && {
      submitted: { ...section('submitted'), action: 'message', redirect: false },
    }),
  };
}
