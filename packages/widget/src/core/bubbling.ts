import { beginBubble, showNextIcon } from './behaviours/beginBubble';
import { chooseChannel, closePopover, timeBubble, toggleBubble } from './behaviours/toggleBubble';
import type { Behaviours } from './createRing';

/** What follows where an omnichat bubble is on the page. */
export const bubbling = {
  'bubble.mounted': beginBubble,
  'bubble.toggled': toggleBubble,
  'bubble.timed': timeBubble,
  'bubble.iconDue': showNextIcon,
  'channel.chosen': chooseChannel,
  'popover.closed': closePopover,
} satisfies Partial<Behaviours>;
