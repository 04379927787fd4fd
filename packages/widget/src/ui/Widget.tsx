import { type ReactNode, useLayoutEffect } from 'react';
import type { LayoutProps } from './LayoutProps';

type WidgetProps = LayoutProps & {
  /** Told once, when everything has its place and its style. */
  onDrawn?: () => void;
};

/** Draws a view with the layout it names, once that has been fetched. */
export function Widget({ onDrawn, ...props }: WidgetProps): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whoever is told
  useLayoutEffect(() => onDrawn?.(), []);
  const Layout = props.parts.layouts[props.view.layout] as ((props: LayoutProps) => ReactNode) | undefined;
  return Layout && <Layout {...props} />;
}
