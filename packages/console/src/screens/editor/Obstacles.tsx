import type { ReactNode } from 'react';
import { Link } from 'wouter';
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

const panels = [
  { place: 'content', label: 'To Content' },
  { place: 'optIn', label: 'To Opt-in' },
  { place: 'after', label: 'To After opt-in' },
] as const;

/** What keeps a widget from its work, with the way to where that is changed. [OWN-02, OMNI-03] */
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
          ({ place, label }) =>
            has(place) && (
              <Link key={place} href={addressOf(place)} replace {...(onLeave && { onClick: onLeave })}>
                {label}
              </Link>
            ),
        )}
        {has('settings') && <Link href="/settings">To the settings</Link>}
      </p>
    </div>
  );
}
