import type { ReactNode } from 'react';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import { useWidgets } from '../../data/useWidgets';
import { embedElement } from './embedElement';
import classes from './install.module.css';
import { Snippet } from './Snippet';

const texts = copy.install.embeds;

/** The embed code of each widget that is part of the page itself. [OWN-04] */
export function Embeds(): ReactNode {
  const { data: widgets } = useWidgets();
  const embeds = (widgets ?? []).flatMap(({ widgetId, type, name }) => {
    const element = embedElement(type, widgetId);
    return element ? [{ widgetId, name, element }] : [];
  });
  return (
    <section className={classes['part']}>
      <h2 className={classes['title']}>{texts.title}</h2>
      <p className={classes['quiet']}>{widgets && embeds.length === 0 ? texts.none : texts.lead}</p>
      {embeds.map(({ widgetId, name, element }) => (
        <div key={widgetId} className={classes['embed']}>
          <h3>{name}</h3>
          <Snippet text={element} label={fill(texts.label, { name })} />
        </div>
      ))}
    </section>
  );
}
