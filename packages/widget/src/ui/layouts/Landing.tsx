import { createSheet } from '@beckon/controls/sheet/createSheet';
import { joinNames } from '@beckon/controls/sheet/joinNames';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { LayoutProps } from '../LayoutProps';
import { Background } from '../parts/Background';
import { Badge } from '../parts/Badge';
import { Card } from '../parts/Card';
import { cardShape } from '../parts/cardShape';
import { isOnCard } from '../parts/isOnCard';
import classes from './Landing.module.css';
import text from './Landing.module.css?inline';

const sheet = createSheet(text);

/** A full page: a card on a calm background, or text over a picture. [EMB-05, MEDIA-06, MEDIA-07] */
export function Landing({ view, open, parts, send }: LayoutProps<'landing'>): ReactNode {
  const page = useRef<HTMLElement>(null);
  useSheet(page, sheet);
  useLayoutEffect(() => {
    const root = page.current?.getRootNode();
    const around = root instanceof ShadowRoot ? root.host.parentElement : null;
    // If it is all its document has, it is the page; inside another element it fills that.
    page.current?.toggleAttribute('data-page', around?.matches('body,body>main') ?? false);
  }, []);
  const { id, card, background } = view;
  const isCard = !background || isOnCard(background);
  const isBroad = cardShape(card) !== 'stack';
  const isDone = card.body.kind === 'submitted';

  return (
    <section
      ref={page}
      className={joinNames(classes['page'], background ? classes['pictured'] : classes['calm'])}
      aria-label={view.name}
      hidden={!open}
    >
      {background && <Background view={background} send={send} />}
      <div
        className={joinNames(
          classes[isCard ? 'card' : 'words'],
          isBroad && classes['broad'],
          isDone && classes['done'],
        )}
      >
        <Card id={id} view={card} parts={parts} send={send} level={1} />
        <Badge url={view.badgeUrl} />
      </div>
    </section>
  );
}
