import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import { nameOfPanel } from '../../draft/placeProblem';
import type { Obstacle } from '../../rules/listObstacles';
import { adopt } from '../../style/adopt';
import classes from './dialogs.module.css';
import sheet from './dialogs.module.css?inline';
import { usePanelAddress } from './usePanelAddress';

adopt(sheet);

interface ObstaclesProps {
  readonly obstacles: readonly Obstacle[];
  readonly onLeave?: () => void;
}

const texts = copy.editor.publish;
const panels = ['content', 'optIn', 'after'] as const;

/** What keeps a widget from working, with links to where that can be changed. [OWN-02, OMNI-03] */
export function Obstacles({ obstacles, onLeave }: ObstaclesProps): ReactNode {
  const addressOf = usePanelAddress();
  if (obstacles.length === 0) return null;
  const has = (place: Obstacle['place']): boolean => obstacles.some((one) => one.place === place);
  return (
    <div className={classes['obstacles']} data-obstacles>
      {obstacles.map(({ sentence }) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className={classes['ways']}>
        {panels.map(
          (place) =>
            has(place) && (
              <Link key={place} href={addressOf(place)} replace {...(onLeave && { onClick: onLeave })}>
                {fill(texts.goTo, { panel: nameOfPanel(place) })}
              </Link>
            ),
        )}
        {has('settings') && (
          <Link href="/settings">{fill(texts.goTo, { panel: copy.shell.places.settings })}</Link>
        )}
      </p>
    </div>
  );
}
