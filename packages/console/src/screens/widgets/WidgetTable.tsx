import { Button } from '@beckon/controls/Button';
import { Icon } from '@beckon/controls/Icon';
import { searchPath } from '@beckon/controls/icons/searchPath';
import { Select } from '@beckon/controls/Select';
import { TextInput } from '@beckon/controls/TextInput';
import { hiddenClass } from '@beckon/controls/theme/hiddenClass';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Notice } from '../../components/Notice';
import { useCanEdit, useMe } from '../../components/SessionContext';
import { useFilter } from '../../components/useFilter';
import { useGrowing } from '../../components/useGrowing';
import { useRowKeys } from '../../components/useRowKeys';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import type { Api } from '../../data/Api';
import { useFigures } from '../../data/useFigures';
import { lastDays, listDays } from '../../figures/lastDays';
import { todayIn } from '../../figures/todayIn';
import { usualDays } from '../../figures/usualDays';
import { DeletedWidgets } from './DeletedWidgets';
import { filterWidgets } from './filterWidgets';
import { RenameDialog } from './RenameDialog';
import { useCopies } from './useCopies';
import { useWidgetActions } from './useWidgetActions';
import { WidgetRow } from './WidgetRow';
import classes from './widgets.module.css';

const iconPx = 16;
const texts = copy.widgets;
const { columns } = texts;
const statuses = Object.entries(texts.filters).map(([value, label]) => ({ value, label }));

/** The list with its search and filters, which are kept in the address. [OWN-06, OWN-11] */
export function WidgetTable({ widgets }: { readonly widgets: readonly Api['entry'][] }): ReactNode {
  const [filter, setFilter] = useFilter(['search', 'status', 'type']);
  const [renamed, setRenamed] = useState<Api['entry']>();
  const rows = useRef<HTMLTableSectionElement>(null);
  useRowKeys(rows);
  const canEdit = useCanEdit();
  const { timeZone = 'UTC' } = useMe().account;
  const span = useMemo(() => lastDays(usualDays, todayIn(timeZone, new Date())), [timeZone]);
  const { data: report } = useFigures(span);
  const found = useMemo(() => filterWidgets(widgets, filter), [widgets, filter]);
  const { placed: shown, newest, add } = useCopies(found, rows);
  const act = useWidgetActions(add);
  const { drawn, end } = useGrowing<HTMLDivElement>(shown.length, JSON.stringify(filter));
  const days = useMemo(() => listDays(span), [span]);
  const types = [...new Set(widgets.map(({ type }) => type))];
  const clear = (): void => {
    for (const name of ['search', 'status', 'type'] as const) setFilter(name, '');
  };
  return (
    <>
      <div className={classes['filters']}>
        <TextInput
          type="search"
          aria-label={texts.search}
          placeholder={texts.searchExample}
          prefix={<Icon path={searchPath} size={iconPx} />}
          clearable
          value={filter.search}
          onChange={(search) => setFilter('search', search)}
        />
        <Select
          label={texts.status}
          hideLabel
          options={statuses}
          value={filter.status || 'all'}
          onChange={(status) => setFilter('status', status === 'all' ? '' : status)}
        />
        <Select
          label={texts.type}
          hideLabel
          options={[
            { value: 'all', label: texts.allTypes },
            ...types.map((type) => ({ value: type, label: copy.common.types[type] })),
          ]}
          value={filter.type || 'all'}
          onChange={(type) => setFilter('type', type === 'all' ? '' : type)}
        />
      </div>
      {filter.status === 'deleted' ? (
        <DeletedWidgets canEdit={canEdit} />
      ) : shown.length === 0 ? (
        <Notice title={copy.common.noMatches} text={copy.common.noMatchHint}>
          <Button variant="secondary" onClick={clear}>
            {texts.clearFilters}
          </Button>
        </Notice>
      ) : (
        <table className={classes['table']} aria-rowcount={shown.length + 1}>
          <thead>
            <tr>
              <th scope="col">{copy.common.widget}</th>
              <th scope="col">{texts.status}</th>
              <th scope="col" className={classes['number']}>
                {columns.impressions}
              </th>
              <th scope="col" className={classes['number']}>
                {columns.optIns}
              </th>
              <th scope="col" className={classes['number']}>
                {columns.rate}
              </th>
              <th scope="col">{fill(columns.days, { n: usualDays })}</th>
              <th scope="col">
                <span className={hiddenClass}>{columns.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody ref={rows}>
            {shown.slice(0, drawn).map((entry) => (
              <WidgetRow
                key={entry.widgetId}
                entry={entry}
                isCounted={report !== undefined}
                figures={report?.byWidget[entry.widgetId]}
                days={days}
                byDay={report?.byWidgetAndDay[entry.widgetId]}
                canEdit={canEdit}
                isNew={entry.widgetId === newest}
                act={act}
                onRename={setRenamed}
              />
            ))}
          </tbody>
        </table>
      )}
      <div ref={end} />
      {renamed && (
        <RenameDialog
          name={renamed.name}
          onName={(name) => act(renamed, { name })}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </>
  );
}
