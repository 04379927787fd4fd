import { createSheet } from '@beckon/controls/sheet/createSheet';
import { joinNames } from '@beckon/controls/sheet/joinNames';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { LayoutProps } from '../LayoutProps';
import { Badge } from '../parts/Badge';
import { Card } from '../parts/Card';
import { CloseButton } from '../parts/CloseButton';
import { useKeyboard } from '../useKeyboard';
import classes from './SlideIn.module.css';
import text from './SlideIn.module.css?inline';
import { SlideInGrab } from './SlideInGrab';

const sheet = createSheet(text);

/** A card that comes in from its side and leaves the page usable; on phones a sheet at the bottom. [OVL-01, OPEN-13, A-29, A-75] */
export function SlideIn({ view, open, parts, send }: LayoutProps<'slideIn'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement | null>(null);
  useSheet(box, sheet);
  useKeyboard(box);
  const { id, card } = view;
  const close = () => send({ type: 'instance.closeAsked', id, manual: true });

  useLayoutEffect(() => {
    const root = box.current?.getRootNode() as Document | ShadowRoot | undefined;
    // Whoever came in by Tab goes on where they were.
    if (!open && box.current?.contains(root?.activeElement ?? null)) before.current?.focus();
  }, [open]);
  const noteFocus = ({ relatedTarget: from }: FocusEvent) => {
    if (!box.current?.contains(from as Node | null)) before.current = from as HTMLElement | null;
  };
  const keyDown = (event: KeyboardEvent) => {
    // Escape that ends a half-typed character belongs to the input method.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };

  return (
    <div
      ref={box}
      className={joinNames(classes['box'], classes[view.dock])}
      role="dialog"
      aria-modal="false"
      aria-label={view.name}
      tabIndex={-1}
      hidden={!open}
      onKeyDown={keyDown}
      onFocus={noteFocus}
    >
      <SlideInGrab sheet={box} className={classes['grab']} onClose={close} />
      <CloseButton onClick={close} />
      <Card id={id} view={card} parts={parts} send={send} />
      <Badge url={view.badgeUrl} />
    </div>
  );
}
