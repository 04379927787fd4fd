import type { RuntimeType } from '@beckon/contract';
import { journalAccount } from './journalAccount';
import { journalEmbeds } from './journalEmbeds';
import { journalLandings } from './journalLandings';
import { journalOverlays } from './journalOverlays';
import { sampleAccount } from './sampleAccount';
import { sampleWidgets } from './sampleWidgets';
import type { Sample } from './store/writeSample';

/** The plant shop: one widget, on every page. [OWN-20] @internal */
export const shopSample: Sample = {
  milestone: 'sample-account',
  account: sampleAccount,
  widgets: sampleWidgets,
  landings: [],
};

const journalWidgets = [...journalEmbeds, ...journalOverlays, ...journalLandings];
type Sampled = (typeof journalWidgets)[number]['widgetType'];
/** Doesn't compile while a type has no sample. */
const everyType: RuntimeType extends Sampled
  ? typeof journalWidgets
  : { hasNoSample: Exclude<RuntimeType, Sampled> } = journalWidgets;

/** The shop's journal: a widget of every type, each in its natural place. [OWN-20, OWN-21] @internal */
export const journalSample: Sample = {
  milestone: 'sample-journal',
  account: journalAccount,
  widgets: everyType,
  landings: [
    { slug: 'winter-ferns', widgetId: 6013 },
    { slug: 'night-garden', widgetId: 6014 },
  ],
};

/** What a new installation starts with. [OWN-20] */
export const samples: readonly Sample[] = [shopSample, journalSample];
