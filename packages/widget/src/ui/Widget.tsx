import type { ReactNode } from 'react';
import type { LayoutProps } from './LayoutProps';

/** Draws a view with the layout it names, once that has been fetched. */
export function Widget(props: LayoutProps): ReactNode {
  const Layout = props.parts.layouts[props.view.layout] as ((props: LayoutProps) => ReactNode) | undefined;
  return Layout && <Layout {...props} />;
}
