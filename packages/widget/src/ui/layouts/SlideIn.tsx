import { adoptSheet } from '@beckon/controls/sheet/adoptSheet';
import { createSheet } from '@beckon/controls/sheet/createSheet';
import { joinNames } from '@beckon/controls/sheet/joinNames';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { isContainingBlock } from '../isContainingBlock';
import type { LayoutProps } from '../LayoutProps';
import { Badge } from '../parts/Badge';
import { Card } from '../parts/Card';
import { CloseButton } from '../parts/CloseButton';
import { useKeyboard } from '../useKeyboard';
import { useReturnFocus } from '../useReturnFocus';
import classes from './SlideIn.module.css';
import text from './SlideIn.module.css?inline';
import { SlideInGrab } from './SlideInGrab';
import { stepDownText } from './stepDownText';

const sheet = createSheet(text);
const stepDown = createSheet(stepDownText);

/**
 * A card that slides in from its side and leaves the page usable; on phones a sheet at the bottom. On a page that is transformed as a whole
 * it's in the top layer. [OVL-01, OPEN-13, A-29, A-75, LOAD-26]
 */
export function SlideIn({ view, open, parts, send }: LayoutProps<'slideIn'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useSheet(box, sheet);
  useKeyboard(box);
  const { id, card } = view;
  const close = () => send({ type: 'instance.closeAsked', id, manual: true });
  const noteFocus = useReturnFocus(box, open);
  useLayoutEffect(() => (open ? adoptSheet(document, stepDown(document)) : undefined), [open]);
  // What is fixed is then placed in the window only in the top layer. Nothing closes a manual popover, and it leaves the focus where it is.
  useLayoutEffect(() => {
    if (!open || !isContainingBlock(document)) return;
    box.current?.setAttribute('popover', 'manual');
    box.current?.togglePopover?.(true);
  }, [open]);
  const keyDown = (event: KeyboardEvent) => {
    // Escape that cancels a half-typed character belongs to the input method.
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
