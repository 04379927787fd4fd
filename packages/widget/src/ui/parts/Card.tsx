import { createSheet } from '@beckon/controls/sheet/createSheet';
import { joinNames } from '@beckon/controls/sheet/joinNames';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Event } from '../../core/Event';
import type { CardView } from '../../core/view/View';
import { Body } from '../forms/Body';
import type { Parts } from '../loadParts';
import classes from './Card.module.css';
import text from './Card.module.css?inline';
import { cardShape } from './cardShape';
import { Headline } from './Headline';
import { Media } from './Media';

const sheet = createSheet(text);

const roomClass = { window: 'byWindow', place: 'byPlace' } as const;

type CardProps = {
  id: string;
  view: CardView;
  parts: Parts;
  send: (event: Event) => void;
  /** Whose width decides whether there is room for columns. [LAY-02, A-75] */
  roomBy?: 'window' | 'place';
  /** The title of a page ranks above all others. */
  level?: 1 | 2 | undefined;
};

/** Title, description, picture and form in one of their arrangements; after the opt-in only the message. [CARD-01, CARD-02, CARD-03, CARD-04, CARD-05, CARD-06, LAY-04] */
export function Card({ id, view, parts, send, roomBy = 'place', level }: CardProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [isRtl, setRtl] = useState(false);
  useSheet(box, sheet);
  useLayoutEffect(() => {
    // Build tools turn `:dir()` into a list of languages, which says nothing about the page.
    if (box.current) setRtl(getComputedStyle(box.current).direction === 'rtl');
  }, []);
  const { title, description, media, mediaPlace: place, body } = view;
  const isDone = body.kind === 'submitted';
  const shape = cardShape(view, isRtl);
  const picture = (name: string) =>
    media && (
      <div className={joinNames(classes['media'], classes[name])}>
        <Media view={media} send={send} />
      </div>
    );
  const isFirst = place !== 'after_title' && place !== 'bottom';

  return (
    <div ref={box} className={classes['room']}>
      <div
        className={joinNames(classes['card'], classes[shape], classes[roomClass[roomBy]])}
        data-shape={shape}
      >
        {!isDone && isFirst && picture('first')}
        <div className={classes['content']}>
          {!isDone && (
            <Headline title={title} description={description} level={level}>
              {place === 'after_title' && picture('within')}
            </Headline>
          )}
          <div className={classes['body']}>
            <Body id={id} view={body} parts={parts} send={send} level={level} />
          </div>
          {!isDone && place === 'bottom' && picture('last')}
        </div>
      </div>
    </div>
  );
}
