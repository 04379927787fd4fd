import { Dropdown } from '@beckon/controls/Dropdown';
import type { MenuItem } from '@beckon/controls/Dropdown/MenuItem';
import { memo, type ReactNode } from 'react';
import { Link } from 'wouter';
import { channelNames } from '../../components/channelNames';
import { consoleIcons } from '../../components/consoleIcons';
import { Tag } from '../../components/Tag';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import type { Api } from '../../data/Api';
import { formatCount, formatRate } from '../../figures/formatCount';
import { Trend } from '../../figures/Trend';
import { statusOf } from './statusOf';
import type { useWidgetActions } from './useWidgetActions';
import { WidgetMiniature } from './WidgetMiniature';
import classes from './widgets.module.css';

const { actions, columns } = copy.widgets;

interface WidgetRowProps {
  readonly entry: Api['entry'];
  readonly figures: Api['report']['total'] | undefined;
  /** The figures have loaded: a widget without any has done nothing yet. */
  readonly isCounted: boolean;
  readonly days: readonly string[];
  readonly byDay: Api['report']['byDay'] | undefined;
  readonly canEdit: boolean;
  /** It was just created here and is highlighted. */
  readonly isNew: boolean;
  readonly act: ReturnType<typeof useWidgetActions>;
  readonly onRename: (entry: Api['entry']) => void;
}

/** One widget: what it is, how it performs, and its actions. Renders again only if that has changed. [OWN-06, OWN-11] */
export const WidgetRow = memo(function WidgetRow({
  entry,
  figures,
  isCounted,
  days,
  byDay,
  canEdit,
  isNew,
  act,
  onRename,
}: WidgetRowProps): ReactNode {
  const daily = days.map((day) => byDay?.[day]?.optIns ?? 0);
  const { name, type, channel, status } = entry;
  const { label, tone } = statusOf(entry);
  const isOn = status === 'active';
  const items: MenuItem[] = [
    { id: 'rename', label: actions.rename, icon: consoleIcons.pencil, onSelect: () => onRename(entry) },
    {
      id: 'copy',
      label: actions.duplicate,
      icon: consoleIcons.copy,
      onSelect: () => act(entry, 'duplicate'),
    },
    {
      id: 'pause',
      label: isOn ? actions.pause : actions.resume,
      icon: isOn ? consoleIcons.pause : consoleIcons.play,
      disabled: status === 'draft',
      onSelect: () => act(entry, isOn ? 'pause' : 'activate'),
    },
    'separator',
    {
      id: 'delete',
      label: copy.common.delete,
      icon: consoleIcons.trash,
      danger: true,
      onSelect: () => act(entry, 'delete'),
    },
  ];
  return (
    <tr className={classes['row']} data-widget={entry.widgetId} data-new={isNew || undefined}>
      <td className={classes['who']}>
        <div className={classes['whoInner']}>
          <WidgetMiniature entry={entry} />
          <div className={classes['words']}>
            <Link href={`/widgets/${entry.widgetId}`} className={classes['name']} data-row-link>
              {name}
            </Link>
            <span className={classes['kind']}>
              {copy.common.types[type]} · {channelNames[channel]}
            </span>
          </div>
        </div>
      </td>
      <td>
        <Tag tone={tone}>{label}</Tag>
      </td>
      <td className={classes['number']} data-label={columns.impressions}>
        {isCounted && formatCount(figures?.impressions ?? 0)}
      </td>
      <td className={classes['number']} data-label={columns.optIns}>
        {isCounted && formatCount(figures?.optIns ?? 0)}
      </td>
      <td className={classes['number']} data-label={columns.rate}>
        {isCounted && formatRate(figures?.optInRate)}
      </td>
      <td className={classes['trend']}>
        <Trend values={daily} label={columns.optIns} />
      </td>
      <td className={classes['menu']}>
        {canEdit && (
          <Dropdown
            label={fill(actions.label, { name })}
            hideLabel
            icon={consoleIcons.more}
            variant="ghost"
            size="s"
            align="end"
            items={items}
          />
        )}
      </td>
    </tr>
  );
});
