import type { ReactNode } from 'react';
import { copy } from '../../copy/copy';
import type { Api } from '../../data/Api';
import { formatCount, formatRate } from '../../figures/formatCount';
import { type ChannelPart, splitChannels } from '../../figures/splitChannels';
import { Bars } from './Bars';
import classes from './results.module.css';

const texts = copy.results.channels;

/** Opt-ins by channel, and the channels that visitors chose in chat bubbles. [OWN-11] */
export function ChannelSplit({ figures }: { readonly figures: Api['report']['total'] }): ReactNode {
  const chosen = splitChannels(figures.clicksByChannel);
  return (
    <section>
      <h2 className={classes['title']}>{texts.optIns}</h2>
      <Split parts={splitChannels(figures.optInsByChannel)} />
      {chosen.length > 0 && (
        <>
          <h2 className={classes['title']}>{texts.clicks}</h2>
          <Split parts={chosen} />
        </>
      )}
    </section>
  );
}

function Split({ parts }: { readonly parts: readonly ChannelPart[] }): ReactNode {
  if (parts.length === 0) return <p className={classes['quiet']}>{texts.none}</p>;
  const rows = parts.map(({ label, count, share }) => ({
    label,
    count,
    words: formatCount(count),
    quiet: formatRate(share),
  }));
  return <Bars rows={rows} />;
}
