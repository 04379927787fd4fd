import { Button } from '@beckon/controls/Button';
import { Link as PageLink } from '@beckon/controls/Link';
import { RelativeTime } from '@beckon/controls/RelativeTime';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Notice } from '../../components/Notice';
import { PageHead } from '../../components/PageHead';
import { Segmented } from '../../components/Segmented';
import { useMe } from '../../components/SessionContext';
import { Skeleton } from '../../components/Skeleton';
import { Tag } from '../../components/Tag';
import { useFilter } from '../../components/useFilter';
import { WebsiteAlerts } from '../../components/WebsiteAlerts';
import { copy } from '../../copy/copy';
import { fillNodes } from '../../copy/fillNodes';
import { language } from '../../copy/language';
import type { Api } from '../../data/Api';
import { sentenceOf } from '../../data/ApiProblem';
import { callApi } from '../../data/callApi';
import { adopt } from '../../style/adopt';
import { Embeds } from './Embeds';
import classes from './install.module.css';
import text from './install.module.css?inline';
import { ScriptCost } from './ScriptCost';
import { Snippet } from './Snippet';

adopt(text);

const texts = copy.install;
const { html, tags, wordpress, react } = texts.guides;
/** Where the script goes on some common platforms. */
const guides = [
  { id: 'html', ...html },
  { id: 'tags', ...tags },
  { id: 'wordpress', ...wordpress },
  { id: 'react', ...react },
] as const;

const pollMs = 4000;

/** The script for the site, and whether we have detected it there. [OWN-03, OWN-04] */
export function InstallScreen(): ReactNode {
  const [filter, setFilter] = useFilter(['guide']);
  const { account } = useMe();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['install'],
    queryFn: () => callApi<Api['install']>('GET', '/install'),
    // The owner is waiting for the script to be detected.
    refetchInterval: ({ state }) => (state.data?.isSeen ? false : pollMs),
  });
  const guide = guides.find(({ id }) => id === filter.guide) ?? guides[0];
  return (
    <div className={classes['page']}>
      <PageHead title={copy.shell.places.install} lead={texts.lead} />
      {error && !data && (
        <Notice title={texts.loadFailed} text={sentenceOf(error)}>
          <Button onClick={() => refetch()}>{copy.common.tryAgain}</Button>
        </Notice>
      )}
      {!data && !error && <Skeleton kind="fields" />}
      {data && (
        <>
          <section className={classes['part']}>
            <div className={classes['line']}>
              <h2 className={classes['title']}>{texts.script.title}</h2>
              <Tag tone={data.isSeen ? 'good' : 'quiet'}>
                {data.isSeen ? texts.installed : texts.notDetected}
              </Tag>
              <Button size="s" variant="secondary" loading={isFetching} onClick={() => refetch()}>
                {texts.script.check}
              </Button>
            </div>
            <Snippet text={data.script} label={texts.script.title} />
            <p className={classes['quiet']}>
              {fillNodes(texts.script.noSite, {
                link: (
                  <PageLink
                    href={`/sites/try/?account=${account.accountId}`}
                    target="_blank"
                    rel="noreferrer"
                  >
                    {texts.script.sample}
                  </PageLink>
                ),
              })}
            </p>
            <ScriptCost />
          </section>
          <section className={classes['part']}>
            <h2 className={classes['title']}>{texts.guides.title}</h2>
            <Segmented
              aria-label={texts.guides.label}
              options={guides.map(({ id, title }) => [id, title])}
              value={guide.id}
              onChange={(id) => setFilter('guide', id)}
            />
            <ol className={classes['steps']}>
              {[guide.first, guide.second, guide.third].map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
          <Embeds />
          <section className={classes['part']}>
            <h2 className={classes['title']}>{texts.websites.title}</h2>
            <WebsiteAlerts />
            {data.sites.length === 0 && <p className={classes['quiet']}>{texts.websites.none}</p>}
            <ul>
              {data.sites.map(({ host, isSeen, lastSeenAt }) => (
                <li key={host} className={classes['site']}>
                  <span>{host}</span>
                  <Tag tone={isSeen ? 'good' : 'quiet'}>{isSeen ? texts.installed : texts.notDetected}</Tag>
                  {lastSeenAt && (
                    <span className={classes['quiet']}>
                      <RelativeTime atMs={Date.parse(lastSeenAt)} locale={language()} />
                    </span>
                  )}
                </li>
              ))}
            </ul>
            <p className={classes['quiet']}>
              <Link href="/settings#site">{texts.websites.add}</Link>
            </p>
          </section>
        </>
      )}
    </div>
  );
}
