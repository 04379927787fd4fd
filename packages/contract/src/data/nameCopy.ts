import { agreedLimits } from './agreedLimits';

const most = agreedLimits.widgetNameCharacters;

/** The name of a copy: the original's with a mark at its end. A copy of a copy gets the same name, so names don't grow. [OWN-06] */
export function nameCopy(name: string, mark = ' (copy)'): string {
  const bare = name.endsWith(mark) ? name.slice(0, -mark.length) : name;
  return `${bare.slice(0, most - mark.length)}${mark}`;
}
