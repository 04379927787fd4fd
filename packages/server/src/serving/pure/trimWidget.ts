import type { Channel, RuntimeType, Widget } from '@beckon/contract';

type Fields = Readonly<Record<string, readonly string[]>>;

/** Fields that pages read for one type only, by section. */
const ofType: Readonly<Partial<Record<RuntimeType, Fields>>> = {
  bar: { main: ['barPlacement', 'allowHide', 'pushPage', 'stickWithScroll'] },
  slide_in: { main: ['slideInPlacement'] },
  box: { main: ['fitContainer'] },
  landing: { main: ['pageTemplate'] },
  omnichat: {
    main: ['popupMessageEnabled', 'popupMessageText', 'popupMessageWhenDisplay', 'chatBubble'],
  },
  customer_chat: {
    setup: ['minimized', 'dialogDelay', 'colors', 'loggedInGreeting', 'loggedOutGreeting'],
  },
};
/** Fields that pages read for these channels only. */
const ofChannels: readonly (readonly [channels: readonly Channel[], fields: Fields])[] = [
  [['fb'], { main: ['ctaText', 'optInButtonText', 'skin', 'prechecked'] }],
  [['sms', 'omni'], { main: ['smsButtonText'] }],
];
/** Fields that only the server reads. */
const ofServer: Fields = { actions: ['opt_in_keywords'] };

/**
 * A widget as an account's script has it: without fields that pages never read for its type and channel, because every page view pays for
 * them. [BOOT-14, OWN-05]
 */
export function trimWidget(widget: Widget): Widget {
  const { widget_type: type, channel } = widget;
  const needless: Fields[] = [
    ofServer,
    ...Object.entries(ofType).flatMap(([one, fields]): Fields[] => (one === type ? [] : [fields])),
    ...ofChannels.flatMap(([channels, fields]) => (channels.includes(channel) ? [] : [fields])),
  ];
  const sections = Object.entries(widget.data).map(([name, section]) => {
    const dropped = new Set(needless.flatMap((fields) => fields[name] ?? []));
    const kept = Object.entries(section as object).filter(([field]) => !dropped.has(field));
    return [name, Object.fromEntries(kept)];
  });
  return { ...widget, data: Object.fromEntries(sections) as Widget['data'] };
}
