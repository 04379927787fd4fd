import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { copy } from '../../copy/copy';
import type { FieldProblem } from '../../data/ApiProblem';
import type { Draft, WidgetType } from '../../data/Draft';
import { placeProblem } from '../../draft/placeProblem';
import { fieldsFor } from '../../fields/fieldsFor';
import { adopt } from '../../style/adopt';
import classes from './dialogs.module.css';
import sheet from './dialogs.module.css?inline';
import { usePanelAddress } from './usePanelAddress';

adopt(sheet);

interface ProblemListProps {
  readonly type: WidgetType;
  readonly channel: Draft['channel'];
  readonly problems: readonly FieldProblem[];
  readonly title: string;
  readonly onLeave: () => void;
}

/** Problems by the labels of their fields, each with a link to its panel. [OWN-10] */
export function ProblemList({ type, channel, problems, title, onLeave }: ProblemListProps): ReactNode {
  const addressOf = usePanelAddress();
  if (problems.length === 0) return null;
  const fields = fieldsFor(type, channel);
  return (
    <div className={classes['obstacles']} data-problems>
      <p className={classes['changeName']}>{title}</p>
      <ul className={classes['problemList']}>
        {problems.map((problem) => {
          const { sentence, panel, language } = placeProblem(type, fields, problem);
          return (
            <li key={`${problem.path} ${problem.message}`}>
              {sentence}{' '}
              {panel && (
                <Link href={addressOf(panel, { language, atProblem: true })} replace onClick={onLeave}>
                  {copy.editor.publish.showField}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
