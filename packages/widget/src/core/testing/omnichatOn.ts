import type { Event } from '../Event';
import type { Omnichat, State } from '../State';
import { instanceOf } from './drawnFb';
import { run, started } from './started';

type Given = Omit<NonNullable<Parameters<typeof started>[0]>, 'widgets'>;
type Sections = { main?: object; setup?: object; channels?: object; submitted?: object };

/** All four channels lead somewhere. */
export const allChannels = {
  enable_facebook: true,
  enable_sms: true,
  enable_whatsapp: true,
  enable_email: true,
  whatsapp_id: '+1 (201) 555-0199',
  email_to: 'hello@shop.example',
};
const account = { appId: '42', fb_page_id: '900', sms_channel_connected: true, widget_phone: '+12015550100' };

export const mounted: Event = { type: 'bubble.mounted', id: 'i0' };

/** A page with one omnichat, number 3, whose bubble is not drawn yet. */
export function omnichatOn(sections: Sections = {}, { account: more, ...given }: Given = {}): State {
  const data = { channels: allChannels, ...sections };
  return started({
    widgets: [{ widget_id: 3, widget_type: 'omnichat', channel: 'omni', data }],
    account: { ...account, ...more },
    ...given,
    browser: { userAgent: 'Browser/1', ...given.browser },
  }).state;
}

/** The same with its bubble on the screen. */
export function bubbleOn(sections: Sections = {}, given: Given = {}): State {
  const rendered: Event = { type: 'instance.rendered', id: 'i0', reason: 'rendered' };
  return run(omnichatOn(sections, given), [rendered, mounted]).state;
}

/** What the omnichat is doing. */
export function omnichatOf(state: State): Omnichat {
  const { omnichat } = instanceOf(state);
  if (!omnichat) throw new Error('the bubble is not mounted');
  return omnichat;
}
