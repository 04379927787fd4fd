import type { VNode } from 'preact';
import { renderToString as render } from 'preact-render-to-string';
import { renameAll } from './renameAll';

renameAll();

/** Replaces the function of `react-dom/server`, for first frames. What takes one over leaves its attributes as they are. */
export function renderToString<Props>(drawing: VNode<Props>): string {
  return render(drawing as VNode<unknown>);
}
