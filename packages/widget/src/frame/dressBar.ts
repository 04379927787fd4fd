import { type PushingBar, pushPage } from '../ui/bar/pushPage';
import { isHiddenByPage } from '../ui/isHiddenByPage';

/** Gives the first frame of a bar its place on the page while the page doesn't hide it; returns how to take it back. [LOAD-21, BAR-05] */
export function dressBar(bar: HTMLElement, push: PushingBar): () => void {
  const { host } = bar.getRootNode() as ShadowRoot;
  return pushPage(window, bar, push, () => isHiddenByPage(host as HTMLElement));
}
