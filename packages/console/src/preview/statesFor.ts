import type { Channel } from '@beckon/contract';
import type { PreviewState } from '@beckon/widget/preview';
import { copy } from '../copy/copy';
import type { WidgetType } from '../data/Draft';
import { typeSets } from '../fields/typeSets';

/** A state to preview, and its label. */
export type StateChoice = { state: PreviewState; label: string };

const { states: names } = copy.preview;
const initial: StateChoice = { state: 'initial', label: names.initial };
const submitted: StateChoice = { state: 'submitted', label: names.submitted };

/** The states in which this widget can be previewed; `hasTexts` says whether a chat bubble has a form for texts. [OWN-08, OMNI-06] */
export function statesFor(type: WidgetType, channel: Channel, hasTexts = true): readonly StateChoice[] {
  if (channel === 'omni')
    return [
      { state: 'initial', label: names.open },
      { state: 'closed', label: names.bubble },
      ...(hasTexts ? [{ state: 'sms', label: names.textForm } as const] : []),
    ];
  if (!typeSets.forms.some((one) => one === type)) return [initial];
  if (channel === 'sms') return [initial, { state: 'error', label: names.invalidNumber }, submitted];
  return [initial, { state: 'fallback', label: names.noPlugin }, submitted];
}
