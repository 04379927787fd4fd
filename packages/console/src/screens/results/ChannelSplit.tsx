import type { ReactNode } from 'react';
import type { Api } from '../../data/Api';
import { formatCount, formatRate } from '../../figures/formatCount';
import { splitChannels } from '../../figures/splitChannels';
import { Bars } from './Bars';
import classes from './results.module.css';

/** Which channel visitors chose, of those who chose one. [OWN-11] */
export function ChannelSplit({ figures }: { readonly figures: Api['report']['total'] }): ReactNode {
  const parts = splitChannels(figures.clicksByChannel);
  return (
    <section>
      <h2 className={classes['title']}>Channels that were chosen</h2>
      {parts.length === 0 ? (
        <p className={classes['quiet']}>Nobody has chosen a channel in these days.</p>
      ) : (
        <Bars
          rows={parts.map(({ label, count, share }) => ({
            label,
            count,
            words: formatCount(count),
            quiet: formatRate(share),
          }))}
        />
      )}
    </section>
  );
}
