import { type ReactNode, useLayoutEffect } from 'react';
import type { LayoutProps } from './LayoutProps';

type WidgetProps = LayoutProps & {
  /** Called once, when everything is in place and styled. */
  onDrawn?: () => void;
};

/** Draws a view with the layout it names, once that has loaded. */
export function Widget({ onDrawn, ...props }: WidgetProps): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whichever function it is
  useLayoutEffect(() => onDrawn?.(), []);
  const Layout = props.parts.layouts[props.view.layout] as ((props: LayoutProps) => ReactNode) | undefined;
  return Layout && <Layout {...props} />;
}
