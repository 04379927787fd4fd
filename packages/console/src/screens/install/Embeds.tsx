import type { ReactNode } from 'react';
import { useWidgets } from '../../data/useWidgets';
import { embedElement } from './embedElement';
import classes from './install.module.css';
import { Snippet } from './Snippet';

/** The element of each widget that stands in the page itself. [OWN-04] */
export function Embeds(): ReactNode {
  const { data: widgets } = useWidgets();
  const embeds = (widgets ?? []).flatMap(({ widgetId, type, name }) => {
    const element = embedElement(type, widgetId);
    return element ? [{ widgetId, name, element }] : [];
  });
  return (
    <section className={classes['part']}>
      <h2 className={classes['title']}>Boxes, buttons and checkboxes</h2>
      <p className={classes['quiet']}>
        {widgets && embeds.length === 0
          ? 'You have none yet. Each gets an element of its own here, which you put where it should stand.'
          : 'Each stands where you put its element.'}
      </p>
      {embeds.map(({ widgetId, name, element }) => (
        <div key={widgetId} className={classes['embed']}>
          <h3>{name}</h3>
          <Snippet text={element} label={`The element of ${name}`} />
        </div>
      ))}
    </section>
  );
}
