import { lists, type RuntimeType } from '@beckon/contract';
import type { WidgetType } from '../data/Draft';

/** Whether pages, and therefore previews, can draw this type. [ENT-02] */
export function isDrawn(type: WidgetType): type is RuntimeType {
  return lists.runtimeTypes.some((one) => one === type);
}
