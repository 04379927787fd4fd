import { Icon } from '@beckon/controls/Icon';
import { chevronDownPath } from '@beckon/controls/icons/chevronDownPath';
import { createSheet } from '@beckon/controls/sheet/createSheet';
import { joinNames } from '@beckon/controls/sheet/joinNames';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import type { ReactNode, RefObject } from 'react';
import type { OmnichatView } from '../../core/view/OmnichatView';
import { chatPath } from '../icons/chatPath';
import classes from './Bubble.module.css';
import text from './Bubble.module.css?inline';
import { iconPx } from './Corner';
import cornerClasses from './Corner.module.css';
import { channelPaths } from './channelPaths';

const sheet = createSheet(text);

type BubbleProps = {
  view: Pick<OmnichatView, 'isOpen' | 'icon' | 'channels'>;
  name: string;
  panelId: string;
  bubbleRef: RefObject<HTMLButtonElement | null>;
  onPress: () => void;
};

/** The round button; its icons are stacked and fade into the next. [OMNI-01, OMNI-02, OMNI-23, OMNI-28] */
export function Bubble({ view, name, panelId, bubbleRef, onPress }: BubbleProps): ReactNode {
  useSheet(bubbleRef, sheet);
  const { isOpen, icon, channels } = view;
  const shown = isOpen ? 'open' : (icon ?? 'rest');
  const icons: readonly [string, string][] = [
    ['rest', chatPath],
    ['open', chevronDownPath],
    ...channels.map(({ channel }): [string, string] => [channel, channelPaths[channel]]),
  ];
  return (
    <button
      ref={bubbleRef}
      type="button"
      className={joinNames(cornerClasses['bubble'], classes['bubble'])}
      aria-label={name}
      aria-expanded={isOpen}
      aria-controls={panelId}
      onClick={onPress}
    >
      {icons.map(([key, path]) => (
        <Icon
          key={key}
          path={path}
          size={iconPx}
          className={joinNames(classes['icon'], key === shown ? classes['shown'] : undefined)}
        />
      ))}
    </button>
  );
}
