import { type PushingBar, pushPage } from '../ui/bar/pushPage';
import { isHiddenByPage } from '../ui/isHiddenByPage';

/**
 * Gives the first frame of a bar its place on the page, unless the page hides the bar as of its last size change; returns how to take it
 * back. [LOAD-21, BAR-05]
 */
export function setUpBar(bar: HTMLElement, push: PushingBar): () => void {
  const { host } = bar.getRootNode() as ShadowRoot;
  return pushPage(bar, push, () => isHiddenByPage(host as HTMLElement));
}
