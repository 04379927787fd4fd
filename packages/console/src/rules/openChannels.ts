import { parseBootstrap } from '@beckon/contract';
import { emptyState, usableChannels } from '@beckon/widget/decisions';
import type { Draft } from '../data/Draft';
import type { PreviewAccount } from '../preview/previewOrder';

/** A channel that a chat bubble can offer. */
export type OpenChannel = ReturnType<typeof usableChannels>[number];

/**
 * The channels of a chat bubble that lead somewhere, as the core on the page finds them. Pure. [OMNI-03, OMNI-04, OMNI-05,
 * OMNI-06, OMNI-07, OMNI-08]
 */
export function openChannels(draft: Draft, account: PreviewAccount): readonly OpenChannel[] {
  const read = parseBootstrap({
    pageId: '1',
    fb_page_id: account.fbPageId ?? '',
    widget_phone: account.widgetPhone ?? '',
    sms_channel_connected: account.smsChannelConnected ?? false,
    widgets: [{ widget_id: '1', widget_type: 'omnichat', channel: 'omni', data: draft.data }],
  });
  const [widget] = read.ok ? (read.widgets ?? []) : [];
  return read.ok && widget ? usableChannels({ ...emptyState, app: read.account }, widget) : [];
}
