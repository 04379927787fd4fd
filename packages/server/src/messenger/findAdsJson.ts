import type { AnySql } from '../database/index';
import { selectWidget } from '../widgets/index';
import { buildAdsJson } from './pure/buildAdsJson';
import { parseOtherWidget } from './pure/parseOtherWidget';

/** The JSON that an owner pastes into the ad tool for a widget; nothing if it doesn't exist or is of another kind. [OWN-18] */
export async function findAdsJson(
  sql: AnySql,
  accountId: number,
  widgetId: number,
): Promise<string | undefined> {
  const widget = await selectWidget(sql, accountId, widgetId);
  const other = widget?.widgetType === 'ads_json' ? parseOtherWidget(widget) : undefined;
  return other && buildAdsJson(other);
}
