import { createSheet } from '@beckon/controls/sheet/createSheet';
import { joinNames } from '@beckon/controls/sheet/joinNames';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { BarHead } from '../bar/BarHead';
import legalClasses from '../bar/BarLegal.module.css';
import legalText from '../bar/BarLegal.module.css?inline';
import { usePagePlace } from '../bar/usePagePlace';
import { usePushPage } from '../bar/usePushPage';
import { Body } from '../forms/Body';
import { Outcome } from '../forms/Outcome';
import type { LayoutProps } from '../LayoutProps';
import { Badge } from '../parts/Badge';
import { CloseButton } from '../parts/CloseButton';
import { useReturnFocus } from '../useReturnFocus';
import classes from './Bar.module.css';
import text from './Bar.module.css?inline';

const sheet = createSheet(text + legalText);

/** A strip at an edge of the page; it never takes the focus by itself. [BAR-01, BAR-03, BAR-04, BAR-05, BAR-06, BAR-07, OPEN-13] */
export function Bar({ view, open, parts, send }: LayoutProps<'bar'>): ReactNode {
  const bar = useRef<HTMLElement>(null);
  const { id, edge, body, canClose, sticks, pushesPage } = view;
  useSheet(bar, sheet);
  usePagePlace(bar, sticks ? undefined : edge);
  usePushPage(bar, { edge: open ? edge : undefined, pushesPage, sticks });

  const noteFocus = useReturnFocus(bar, open);
  const close = () => send({ type: 'instance.closeAsked', id, manual: true });
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || !canClose) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const classNames = joinNames(
    classes['bar'],
    classes[edge],
    sticks && classes['sticks'],
    open && classes['open'],
    canClose && classes['closable'],
    'legal' in body && legalClasses['legal'],
  );

  return (
    <section
      ref={bar}
      className={classNames}
      aria-label={view.name}
      inert={!open}
      onKeyDown={keyDown}
      onFocus={noteFocus}
    >
      {body.kind !== 'submitted' && (
        <>
          <BarHead logo={view.logo} title={view.title} />
          <div className={classes['body']}>
            <Body id={id} view={body} parts={parts} send={send} compact />
          </div>
        </>
      )}
      <div role="status" className={classes['outcome']}>
        {body.kind === 'submitted' && <Outcome id={id} view={body} parts={parts} send={send} compact />}
      </div>
      <Badge url={view.badgeUrl} />
      {canClose && (
        <div className={classes['close']}>
          <CloseButton onClick={close} />
        </div>
      )}
    </section>
  );
}
