import { texts, type Widget } from '@beckon/contract';
import { usableChannels } from '../conditions/hasUsableChannel';
import { popoverShown } from '../conditions/popoverShown';
import type { Instance, State } from '../State';
import { channelLink } from '../writing/channelLink';
import { inkOn } from './inkOn';
import type { OmnichatView } from './OmnichatView';
import { viewSmsForm, viewSubmitted } from './viewBody';

/** The bubble, its panel and its popover. [OMNI-01, OMNI-02, OMNI-08…13, OMNI-20, OMNI-21, OMNI-23] */
export function viewOmnichat(state: State, instance: Instance, widget: Widget): OmnichatView {
  const { main, appearance } = widget.data;
  const channels = usableChannels(state, widget).map((channel) => ({
    channel,
    label: texts.channels[channel],
    url: channelLink(channel, state, widget),
  }));
  const { isOpen = false, panel, icon } = instance.omnichat ?? {};
  const body = instance.submitted
    ? viewSubmitted(state, instance, widget)
    : viewSmsForm(state, instance, widget);
  return {
    bubbleColor: main.chatBubble,
    bubbleInk: inkOn(main.chatBubble),
    isOpen,
    icon: icon === undefined ? undefined : channels[icon]?.channel,
    headline: appearance?.greeting_headline ?? '',
    greeting: appearance?.greeting_text ?? '',
    channels,
    sms: panel === 'sms' ? { text: texts.smsPanel, body } : undefined,
    popover: (popoverShown(state, instance) && main.popupMessageText) || undefined,
  };
}
