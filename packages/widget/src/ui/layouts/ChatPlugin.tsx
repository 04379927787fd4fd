import { adoptSheet } from '@beckon/controls/sheet/adoptSheet';
import { createSheet } from '@beckon/controls/sheet/createSheet';
import { type ReactNode, useLayoutEffect } from 'react';
import type { LayoutProps } from '../LayoutProps';

/** Its bubble has the corner to itself: ours are above it. */
const sheet = createSheet(':root{--mc-chat:1}');

/** The chat plugin draws itself over the page; its markup only needs an element. [CCHAT-03, OMNI-01] */
export function ChatPlugin({ open }: LayoutProps<'chatPlugin'>): ReactNode {
  useLayoutEffect(() => (open ? adoptSheet(document, sheet(document)) : undefined), [open]);
  return open && <slot name="plugin" />;
}
