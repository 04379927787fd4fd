import { Field } from '@beckon/controls/Field';
import { Slider } from '@beckon/controls/Slider';
import { TextInput } from '@beckon/controls/TextInput';
import { Toggle } from '@beckon/controls/Toggle';
import { hiddenClass } from '@beckon/controls/theme/hiddenClass';
import { type ReactNode, useMemo, useState } from 'react';
import { Segmented } from '../../../components/Segmented';
import { copy } from '../../../copy/copy';
import { fill } from '../../../copy/fill';
import type { Draft, WidgetType } from '../../../data/Draft';
import { useSettings } from '../../../data/useWidgets';
import { firstAddress } from '../../../fields/pageAddress';
import { describeOutcomes } from '../../../rules/describeOutcomes';
import { simulateVisit, type Visit } from '../../../rules/simulateVisit';
import classes from './rules.module.css';
import { Verdicts } from './Verdicts';

interface SimulatorProps {
  readonly type: WidgetType;
  readonly draft: Draft;
}

const texts = copy.editor.rules;
const first: Visit = {
  url: 'https://example.com/',
  whitelist: [],
  isPhone: false,
  seconds: 30,
  scrollPercent: 60,
  leaves: false,
  seenDaysAgo: undefined,
  closedIt: false,
  pages: 1,
  daysBetween: 0,
  closes: false,
};
const sliders = [
  { name: 'seconds', label: texts.seconds, max: 180, unit: 's' },
  { name: 'scrollPercent', label: texts.scroll, max: 100, unit: '%' },
] as const;
const mostDays = 30;
const mostPages = 8;

/** A simulated visitor, taken through the core that runs on pages. [DISP-22, OWN-07] */
export function Simulator({ type, draft }: SimulatorProps): ReactNode {
  const { data: settings } = useSettings();
  const whitelist = settings?.whitelist ?? first.whitelist;
  const [chosen, setVisit] = useState(() => ({ ...first, url: firstAddress(whitelist) || first.url }));
  const visit = useMemo(() => ({ ...chosen, whitelist }), [chosen, whitelist]);
  const change = (given: Partial<Visit>): void => setVisit({ ...visit, ...given });
  const outcomes = useMemo(() => simulateVisit(type, draft, visit), [type, draft, visit]);
  const seen = visit.seenDaysAgo === undefined ? 'never' : visit.closedIt ? 'closed' : 'seen';
  return (
    <div className={classes['simulator']}>
      <Field label={texts.page}>
        {(input) => <TextInput {...input} type="url" value={visit.url} onChange={(url) => change({ url })} />}
      </Field>
      <Segmented
        aria-label={texts.device}
        options={[
          ['computer', texts.computer],
          ['phone', texts.phone],
        ]}
        value={visit.isPhone ? 'phone' : 'computer'}
        onChange={(device) => change({ isPhone: device === 'phone' })}
      />
      {sliders.map(({ name, label, max, unit }) => (
        <Field key={name} label={label}>
          {(input) => (
            <Slider
              {...input}
              value={visit[name]}
              min={0}
              max={max}
              format={(value) => `${value} ${unit}`}
              onChange={(value) => change({ [name]: value })}
            />
          )}
        </Field>
      ))}
      <Toggle label={texts.leaves} value={visit.leaves} onChange={(leaves) => change({ leaves })} />
      <Segmented
        aria-label={texts.before}
        options={[
          ['never', texts.never],
          ['seen', texts.seen],
          ['closed', texts.closed],
        ]}
        value={seen}
        onChange={(next) =>
          change({
            seenDaysAgo: next === 'never' ? undefined : (visit.seenDaysAgo ?? 1),
            closedIt: next === 'closed',
          })
        }
      />
      {visit.seenDaysAgo !== undefined && (
        <Field label={texts.daysAgo}>
          {(input) => (
            <Slider
              {...input}
              value={visit.seenDaysAgo ?? 0}
              min={0}
              max={mostDays}
              format={(n) => fill(texts.days, { n })}
              onChange={(seenDaysAgo) => change({ seenDaysAgo })}
            />
          )}
        </Field>
      )}
      <Field label={texts.pages}>
        {(input) => (
          <Slider
            {...input}
            value={visit.pages}
            min={1}
            max={mostPages}
            format={(n) => fill(texts.pageCount, { n })}
            onChange={(pages) => change({ pages })}
          />
        )}
      </Field>
      {visit.pages > 1 && (
        <>
          <Field label={texts.between}>
            {(input) => (
              <Slider
                {...input}
                value={visit.daysBetween}
                min={0}
                max={mostDays}
                format={(n) => fill(texts.betweenDays, { n })}
                onChange={(daysBetween) => change({ daysBetween })}
              />
            )}
          </Field>
          <Toggle label={texts.closes} value={visit.closes} onChange={(closes) => change({ closes })} />
        </>
      )}
      <p className={hiddenClass} role="status">
        {describeOutcomes(outcomes)}
      </p>
      {outcomes.map((outcome) => (
        <Verdicts
          key={outcome.page}
          outcome={outcome}
          seconds={visit.seconds}
          isOneOfMany={visit.pages > 1}
        />
      ))}
    </div>
  );
}
