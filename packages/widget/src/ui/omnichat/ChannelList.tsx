import { Icon } from '@beckon/controls/Icon';
import { createSheet } from '@beckon/controls/sheet/createSheet';
import { joinNames } from '@beckon/controls/sheet/joinNames';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useRef } from 'react';
import type { ContactChannel } from '../../core/Event';
import type { ChannelView } from '../../core/view/OmnichatView';
import classes from './ChannelList.module.css';
import text from './ChannelList.module.css?inline';
import { channelPaths } from './channelPaths';

const sheet = createSheet(text);

type ChannelListProps = { channels: readonly ChannelView[]; onChoose: (channel: ContactChannel) => void };

/** The ways to reach the owner: links that the browser follows, and SMS, which stays in the panel. [OMNI-08, OMNI-09, OMNI-10, OMNI-11, OMNI-13] */
export function ChannelList({ channels, onChoose }: ChannelListProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useSheet(list, sheet);
  return (
    <ul ref={list} className={classes['list']}>
      {channels.map(({ channel, label, url }) => {
        const words = (
          <>
            <span className={joinNames(classes['round'], classes[channel])}>
              <Icon path={channelPaths[channel]} />
            </span>
            {label}
          </>
        );
        const given = { className: classes['row'], onClick: () => onChoose(channel) };
        return (
          <li key={channel}>
            {url === undefined ? (
              <button type="button" {...given}>
                {words}
              </button>
            ) : (
              <a href={url} target="_blank" rel="noopener" {...given}>
                {words}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
