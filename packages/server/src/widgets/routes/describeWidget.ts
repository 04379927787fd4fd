import type * as v from 'valibot';
import type { StoredWidget } from '../../accounts/pure/index';
import { findReservedKeywords } from '../pure/findReservedKeywords';
import { findSharedKeywords, hasKeywords } from '../pure/findSharedKeywords';
import { validateWidget, type WidgetContent } from '../pure/validateWidget';
import type { WidgetEntry, WidgetShape } from '../shapes/WidgetShape';
import type { ListedWidget, OwnWidget, selectOwnWidget } from '../store/selectOwnWidget';
import { selectWidgets } from '../store/selectWidgets';

type AnySql = Parameters<typeof selectOwnWidget>[0];
type Dates = { createdAt: Date; updatedAt: Date; publishedAt: Date | null; deletedAt: Date | null };
type Shown = Omit<v.InferOutput<typeof WidgetShape>, keyof Dates> & Dates;
type Listed = Omit<v.InferOutput<typeof WidgetEntry>, keyof Dates> & Dates;

/** What the owner edits: the draft, or the published version if there is none. [OWN-09] */
export function contentOf({ draft, channel, smsKeyword, data }: OwnWidget): WidgetContent {
  return draft ?? { channel, smsKeyword, data };
}

/** A widget in a list. [OWN-06] */
export const listWidget = (widget: ListedWidget): Listed => widget as Listed;

/** A widget as its owner sees it, with warnings. [OWN-06, OWN-09, OWN-10] */
export async function describeWidget(sql: AnySql, accountId: number, widget: OwnWidget): Promise<Shown> {
  const { draft, ...same } = widget;
  const content = contentOf(widget);
  const { warnings } = validateWidget(widget.type, content);
  const worded = { ...same, widgetType: widget.type, ...content };
  const keywords = [...findReservedKeywords(worded), ...(await findShared(sql, accountId, worded))];
  return { ...same, ...content, hasDraft: draft !== null, warnings: [...warnings, ...keywords] } as Shown;
}

async function findShared(sql: AnySql, accountId: number, widget: StoredWidget) {
  return hasKeywords(widget) ? findSharedKeywords(widget, await selectWidgets(sql, accountId)) : [];
}
