import type { ReactNode } from 'react';
import type { View } from '../core/view/View';
import type { LayoutProps } from './LayoutProps';
import { Modal } from './layouts/Modal';

const layouts: Record<View['layout'], (props: LayoutProps) => ReactNode> = { modal: Modal };

/** Draws a view with the layout it names. */
export function Widget(props: LayoutProps): ReactNode {
  const Layout = layouts[props.view.layout];
  return <Layout {...props} />;
}
