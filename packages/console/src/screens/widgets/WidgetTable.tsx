import { typeNames } from '@beckon/contract/data/typeNames';
import { Button } from '@beckon/controls/Button';
import { Icon } from '@beckon/controls/Icon';
import { searchPath } from '@beckon/controls/icons/searchPath';
import { Select } from '@beckon/controls/Select';
import { TextInput } from '@beckon/controls/TextInput';
import { hiddenClass } from '@beckon/controls/theme/hiddenClass';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { Api } from '../../data/Api';
import { useFigures } from '../../data/useFigures';
import { lastDays, listDays } from '../../figures/lastDays';
import { usualDays } from '../../figures/usualDays';
import { Notice } from '../../parts/Notice';
import { useCanEdit } from '../../parts/SessionContext';
import { useFilter } from '../../parts/useFilter';
import { useGrowing } from '../../parts/useGrowing';
import { useRowKeys } from '../../parts/useRowKeys';
import { DeletedWidgets } from './DeletedWidgets';
import { filterWidgets } from './filterWidgets';
import { RenameDialog } from './RenameDialog';
import { useCopies } from './useCopies';
import { useWidgetActs } from './useWidgetActs';
import { WidgetRow } from './WidgetRow';
import classes from './widgets.module.css';

const iconPx = 16;
const all = { value: 'all', label: 'All states' };
const states = [
  all,
  { value: 'active', label: 'Live' },
  { value: 'paused', label: 'Paused' },
  { value: 'draft', label: 'Drafts' },
  { value: 'deleted', label: 'Deleted' },
];

/** The list with its search and filters, which stand in the address. [OWN-06, OWN-11] */
export function WidgetTable({ widgets }: { readonly widgets: readonly Api['entry'][] }): ReactNode {
  const [filter, setFilter] = useFilter(['search', 'status', 'type']);
  const [renamed, setRenamed] = useState<Api['entry']>();
  const rows = useRef<HTMLTableSectionElement>(null);
  useRowKeys(rows);
  const canEdit = useCanEdit();
  const span = useMemo(() => lastDays(usualDays, new Date()), []);
  const { data: report } = useFigures(span);
  const found = useMemo(() => filterWidgets(widgets, filter), [widgets, filter]);
  const { placed: shown, newest, add } = useCopies(found, rows);
  const act = useWidgetActs(add);
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
          aria-label="Search widgets"
          placeholder="Search"
          prefix={<Icon path={searchPath} size={iconPx} />}
          clearable
          value={filter.search}
          onChange={(search) => setFilter('search', search)}
        />
        <Select
          label="State"
          hideLabel
          options={states}
          value={filter.status || 'all'}
          onChange={(status) => setFilter('status', status === 'all' ? '' : status)}
        />
        <Select
          label="Type"
          hideLabel
          options={[
            { value: 'all', label: 'All types' },
            ...types.map((type) => ({ value: type, label: typeNames[type] })),
          ]}
          value={filter.type || 'all'}
          onChange={(type) => setFilter('type', type === 'all' ? '' : type)}
        />
      </div>
      {filter.status === 'deleted' ? (
        <DeletedWidgets canEdit={canEdit} />
      ) : shown.length === 0 ? (
        <Notice title="No widget is like that" text="Nothing matches the search and the filters.">
          <Button variant="secondary" onClick={clear}>
            Show all
          </Button>
        </Notice>
      ) : (
        <table className={classes['table']} aria-rowcount={shown.length + 1}>
          <thead>
            <tr>
              <th scope="col">Widget</th>
              <th scope="col">State</th>
              <th scope="col" className={classes['number']}>
                Impressions
              </th>
              <th scope="col" className={classes['number']}>
                Opt-ins
              </th>
              <th scope="col" className={classes['number']}>
                Rate
              </th>
              <th scope="col">{usualDays} days</th>
              <th scope="col">
                <span className={hiddenClass}>What to do</span>
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
