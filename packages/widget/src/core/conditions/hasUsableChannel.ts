import type { Widget } from '@beckon/contract';
import type { ContactChannel } from '../Event';
import type { State } from '../State';

/** The omnichat channels that lead somewhere, in the order they are listed. [OMNI-04…08, A-47] */
export function usableChannels({ app }: State, { data: { channels } }: Widget): ContactChannel[] {
  if (!channels) return [];
  const usable: Record<ContactChannel, boolean> = {
    messenger: channels.enable_facebook && Boolean(app?.fb_page_id),
    sms: channels.enable_sms && Boolean(app?.sms_channel_connected && app.widget_phone),
    whatsapp: channels.enable_whatsapp && channels.whatsapp_id !== '',
    email: channels.enable_email && channels.email_to !== '',
  };
  return (Object.keys(usable) as ContactChannel[]).filter((channel) => usable[channel]);
}

/** An omnichat without a usable channel does not appear. [OMNI-03] */
export function hasUsableChannel(state: State, widget: Widget): boolean {
  return usableChannels(state, widget).length > 0;
}
