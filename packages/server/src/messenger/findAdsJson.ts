import type { AnySql } from '../database/Sql';
import { buildAdsJson } from '../rules/buildAdsJson';
import { readTool } from '../rules/readTool';
import { findWidget } from '../store/findWidgets';

/** What an owner pastes into the ad tool for one of their widgets; nothing when there is no such widget, or it is of another kind. [OWN-18] */
export async function findAdsJson(
  sql: AnySql,
  accountId: number,
  widgetId: number,
): Promise<string | undefined> {
  const widget = await findWidget(sql, accountId, widgetId);
  const tool = widget?.widgetType === 'ads_json' ? readTool(widget) : undefined;
  return tool && buildAdsJson(tool);
}
