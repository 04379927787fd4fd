import { Button } from '@beckon/controls/Button';
import { DateRange } from '@beckon/controls/DateRange';
import { Select } from '@beckon/controls/Select';
import { type ReactNode, useMemo } from 'react';
import { Notice } from '../../components/Notice';
import { PageHead } from '../../components/PageHead';
import { useMe } from '../../components/SessionContext';
import { Skeleton } from '../../components/Skeleton';
import { saveFile } from '../../components/saveFile';
import { useFilter } from '../../components/useFilter';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import { language } from '../../copy/language';
import { sentenceOf } from '../../data/ApiProblem';
import { useFigures } from '../../data/useFigures';
import { useWidgets } from '../../data/useWidgets';
import { buildDayCsv } from '../../figures/buildDayCsv';
import { DayBars } from '../../figures/DayBars';
import { lastDays, listDays, parseSpan, spanBefore } from '../../figures/lastDays';
import { todayIn } from '../../figures/todayIn';
import { usualDays } from '../../figures/usualDays';
import { adopt } from '../../style/adopt';
import { ChannelSplit } from './ChannelSplit';
import { FigureCards } from './FigureCards';
import { Funnel } from './Funnel';
import { MissingEvents } from './MissingEvents';
import { Refusals } from './Refusals';
import { RuleCosts } from './RuleCosts';
import classes from './results.module.css';
import text from './results.module.css?inline';

adopt(text);

const texts = copy.results;

/** What the widgets achieved in a period, compared with the one before. [OWN-11, OWN-17] */
export function ResultsScreen(): ReactNode {
  const [filter, setFilter] = useFilter(['from', 'to', 'widget']);
  const { data: widgets = [] } = useWidgets();
  const { timeZone = 'UTC' } = useMe().account;
  const usual = useMemo(() => lastDays(usualDays, todayIn(timeZone, new Date())), [timeZone]);
  const span = parseSpan(filter, usual);
  const widgetId = Number(filter.widget) || undefined;
  const { data: report, error, refetch } = useFigures(span, widgetId);
  const { data: before } = useFigures(spanBefore(span), widgetId);
  const days = listDays(span);
  const save = (): void => {
    if (report) saveFile(`results-${span.from}-${span.to}.csv`, buildDayCsv(days, report.byDay));
  };
  return (
    <div className={classes['page']}>
      <PageHead title={copy.shell.places.results} lead={fill(texts.lead, { zone: zoneLabel(timeZone) })}>
        <Button id="export" size="s" variant="secondary" disabled={!report} onClick={save}>
          {copy.common.exportCsv}
        </Button>
      </PageHead>
      <div className={classes['filters']}>
        <DateRange
          label={texts.dates}
          locale={language()}
          value={{ start: span.from, end: span.to }}
          maxDate={usual.to}
          today={usual.to}
          onChange={({ start, end }) => {
            setFilter('from', start);
            setFilter('to', end);
          }}
        />
        <Select
          label={copy.common.widget}
          hideLabel
          options={[
            { value: 'all', label: copy.common.allWidgets },
            ...widgets.map((one) => ({ value: String(one.widgetId), label: one.name })),
          ]}
          value={filter.widget || 'all'}
          onChange={(value) => setFilter('widget', value === 'all' ? '' : value)}
        />
      </div>
      {error && !report && (
        <Notice title={texts.loadFailed} text={sentenceOf(error)}>
          <Button onClick={() => refetch()}>{copy.common.tryAgain}</Button>
        </Notice>
      )}
      {!report && !error && <Skeleton kind="cards" />}
      {report && (
        <>
          <MissingEvents span={span} />
          <FigureCards now={report.total} before={before?.total} />
          <div className={classes['plots']}>
            <DayBars
              title={texts.optIns}
              days={days.map((day) => ({ day, count: report.byDay[day]?.optIns ?? 0 }))}
            />
            <DayBars
              title={texts.impressions}
              days={days.map((day) => ({ day, count: report.byDay[day]?.impressions ?? 0 }))}
            />
          </div>
          <div className={classes['plots']}>
            <Funnel figures={report.total} />
            <ChannelSplit figures={report.total} />
          </div>
          <div className={classes['plots']}>
            <RuleCosts span={span} widgetId={widgetId} widgets={widgets} />
            <Refusals span={span} widgetId={widgetId} />
          </div>
        </>
      )}
    </div>
  );
}

/** Whose time it is: `Buenos Aires time` for `America/Argentina/Buenos_Aires`. A zone without a place keeps its name. [OWN-11] */
function zoneLabel(zone: string): string {
  const [region, ...places] = zone.split('/');
  const place = places.at(-1);
  if (place === undefined || region === 'Etc') return zone;
  return fill(texts.zone, { place: place.replaceAll('_', ' ') });
}
