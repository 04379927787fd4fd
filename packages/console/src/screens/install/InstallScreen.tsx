import { Button } from '@beckon/controls/Button';
import { Link as PageLink } from '@beckon/controls/Link';
import { RelativeTime } from '@beckon/controls/RelativeTime';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Api } from '../../data/Api';
import { sentenceOf } from '../../data/ApiProblem';
import { callApi } from '../../data/callApi';
import { Notice } from '../../parts/Notice';
import { PageHead } from '../../parts/PageHead';
import { Segmented } from '../../parts/Segmented';
import { useMe } from '../../parts/SessionContext';
import { Skeleton } from '../../parts/Skeleton';
import { Tag } from '../../parts/Tag';
import { useFilter } from '../../parts/useFilter';
import { WebsiteAlerts } from '../../parts/WebsiteAlerts';
import { adopt } from '../../style/adopt';
import { Embeds } from './Embeds';
import { guides } from './guides';
import classes from './install.module.css';
import text from './install.module.css?inline';
import { ScriptCost } from './ScriptCost';
import { Snippet } from './Snippet';

adopt(text);

const lookMs = 4000;

/** One line for the site, and whether it was seen there. [OWN-03, OWN-04] */
export function InstallScreen(): ReactNode {
  const [filter, setFilter] = useFilter(['guide']);
  const { account } = useMe();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['install'],
    queryFn: () => callApi<Api['install']>('GET', '/install'),
    // Until it is there somebody is waiting for it.
    refetchInterval: ({ state }) => (state.data?.isSeen ? false : lookMs),
  });
  const guide = guides.find(({ id }) => id === filter.guide) ?? guides[0];
  return (
    <div className={classes['page']}>
      <PageHead title="Install" lead="One line, and every widget that you publish is on your site." />
      {error && !data && (
        <Notice title="The snippet could not be loaded" text={sentenceOf(error)}>
          <Button onClick={() => refetch()}>Try again</Button>
        </Notice>
      )}
      {!data && !error && <Skeleton kind="fields" />}
      {data && (
        <>
          <section className={classes['part']}>
            <div className={classes['line']}>
              <h2 className={classes['title']}>Your line</h2>
              <Tag tone={data.isSeen ? 'good' : 'quiet'}>
                {data.isSeen ? 'We have seen your site' : 'Not seen on any page yet'}
              </Tag>
              <Button size="s" variant="secondary" loading={isFetching} onClick={() => refetch()}>
                Look again
              </Button>
            </div>
            <Snippet text={data.script} label="Your line" />
            <p className={classes['quiet']}>
              No site at hand?{' '}
              <PageLink href={`/sites/try/?account=${account.accountId}`} target="_blank" rel="noreferrer">
                Open a sample shop with your widgets
              </PageLink>
              .
            </p>
            <ScriptCost />
          </section>
          <section className={classes['part']}>
            <h2 className={classes['title']}>How to put it in</h2>
            <Segmented
              aria-label="Kind of site"
              options={guides.map(({ id, title }) => [id, title])}
              value={guide.id}
              onChange={(id) => setFilter('guide', id)}
            />
            <ol className={classes['steps']}>
              {guide.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
          <Embeds />
          <section className={classes['part']}>
            <h2 className={classes['title']}>Your websites</h2>
            <WebsiteAlerts />
            {data.sites.length === 0 && (
              <p className={classes['quiet']}>No websites yet. Phone forms work only on websites you add.</p>
            )}
            <ul>
              {data.sites.map(({ host, isSeen, lastSeenAt }) => (
                <li key={host} className={classes['site']}>
                  <span>{host}</span>
                  <Tag tone={isSeen ? 'good' : 'quiet'}>{isSeen ? 'Installed' : 'Not seen yet'}</Tag>
                  {lastSeenAt && (
                    <span className={classes['quiet']}>
                      <RelativeTime atMs={Date.parse(lastSeenAt)} />
                    </span>
                  )}
                </li>
              ))}
            </ul>
            <p className={classes['quiet']}>
              <Link href="/settings#site">Name the websites that may carry your widgets</Link>
            </p>
          </section>
        </>
      )}
    </div>
  );
}
