import type { Instance, State } from '../State';
import { entranceMet } from './entranceMet';

/** Whether the message next to the bubble is visible. [OMNI-20, OMNI-21] */
export function popoverShown({ widgets, page }: State, { widgetId, omnichat }: Instance): boolean {
  const main = widgets[widgetId]?.data.main;
  if (!main?.popupMessageEnabled || !omnichat || omnichat.isOpen || omnichat.popoverClosed) return false;
  return entranceMet(main.popupMessageWhenDisplay ?? ['immediately', null], page).ok;
}
