import { blockingTypes, overlayTypes } from '../constants/typeLists';
import type { Widget } from '../widget/Widget';

const blocks = ({ widget_type: type }: Widget): boolean => blockingTypes.includes(type);
const isAtOnce = ({ data }: Widget): boolean => data.main.whenDisplay?.[0] === 'immediately';
const isTexted = ({ channel }: Widget): boolean => channel === 'sms';

/**
 * The widgets with a phone form that open when the runtime has loaded if a page's watcher finds them due, whatever happens in between. None that
 * waits for something: visitors don't notice how late it is. Of those that block the page only one opens at a time, so none that another may
 * forestall, which becomes due later but is rendered first. [LOAD-21, OPEN-18, DISP-23]
 */
export function listSureToOpen(widgets: readonly Widget[]): Widget[] {
  const rivals = widgets.filter((widget) => blocks(widget) && !isAtOnce(widget));
  const [first] = rivals;
  const mayBlock = (at: number): boolean => !first || (rivals.every(isTexted) && at < widgets.indexOf(first));
  return widgets.filter(
    (widget, at) =>
      isTexted(widget) &&
      isAtOnce(widget) &&
      overlayTypes.includes(widget.widget_type) &&
      (!blocks(widget) || mayBlock(at)),
  );
}
