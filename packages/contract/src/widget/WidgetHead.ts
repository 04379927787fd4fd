import * as v from 'valibot';
import * as lists from '../constants/lists';
import { field } from './field';

/** What every widget has, on a page or elsewhere, besides its data. [ENT-01, ENT-04] */
export const WidgetHead = v.object({
  widget_id: field.id,
  widget_type: field.strictWord([...lists.runtimeTypes, ...lists.otherKinds]),
  name: field.text(),
  channel: v.optional(field.strictWord(lists.channels), 'fb'),
  sms_keyword: field.text(),
  status: v.optional(field.strictWord(lists.statuses), 'active'),
  version: field.number(1, [0, Number.MAX_SAFE_INTEGER]),
});
export type WidgetHead = v.InferOutput<typeof WidgetHead>;

/** `id` and `type` replace `widget_id` and `widget_type` if those are missing. */
export function withSynonyms(raw: unknown): Record<string, unknown> {
  const given = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  return {
    ...given,
    widget_id: given['widget_id'] ?? given['id'],
    widget_type: given['widget_type'] ?? given['type'],
  };
}
