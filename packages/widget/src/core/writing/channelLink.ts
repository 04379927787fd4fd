import type { Widget } from '@beckon/contract';
import type { ContactChannel } from '../Event';
import type { State } from '../State';
import { encodeText } from './encodeText';
import { sandboxOf } from './sandboxOf';

/** The messenger address of the account's page, with a ref. [OMNI-09, A-32] */
export function messengerLink({ app }: Pick<State, 'app'>, ref: string): string {
  const place = sandboxOf(app, 'fb') ?? `https://m.me/${encodeText(app?.fb_page_id ?? '')}?`;
  return `${place}ref=${encodeText(ref)}`;
}

/** Where an omnichat channel leads; SMS has no link because it stays in the panel. [OMNI-09, OMNI-10, OMNI-13, A-46] */
export function channelLink(
  channel: ContactChannel,
  state: State,
  { widget_id, data: { channels } }: Widget,
): string | undefined {
  if (channel === 'messenger') return messengerLink(state, `w${widget_id}`);
  if (channel === 'sms' || !channels) return undefined;
  if (channel === 'email') return `mailto:${encodeText(channels.email_to).replaceAll('%40', '@')}`;
  const text = channels.whatsapp_prefill === '' ? '' : `?text=${encodeText(channels.whatsapp_prefill)}`;
  return `https://wa.me/${channels.whatsapp_id.replace(/\D/g, '')}${text}`;
}
