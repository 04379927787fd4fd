import type { ReactNode } from 'react';
import type { LayoutProps } from '../LayoutProps';

/** The chat plugin draws itself over the page; its markup only needs a place. [CCHAT-03] */
export function ChatPlugin({ open }: LayoutProps<'chatPlugin'>): ReactNode {
  return open && <slot name="plugin" />;
}
