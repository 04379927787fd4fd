import { lists } from '@beckon/contract';
import { Dropdown } from '@beckon/controls/Dropdown';
import { Icon } from '@beckon/controls/Icon';
import { plusPath } from '@beckon/controls/icons/plusPath';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import { Notice } from '../../components/Notice';
import { PageHead } from '../../components/PageHead';
import { useCanEdit, useMe } from '../../components/SessionContext';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import { useCreateWidget } from '../../data/useCreateWidget';
import { adopt } from '../../style/adopt';
import { blankFor } from '../../templates/blankFor';
import { goals } from '../../templates/goals';
import { templates } from '../../templates/templates';
import { widgetFrom } from '../../templates/widgetFrom';
import classes from './start.module.css';
import text from './start.module.css?inline';
import { TemplateCard } from './TemplateCard';

adopt(text);

const texts = copy.start;
const iconPx = 22;

/** A new widget: a goal, and a template that already looks right. [OWN-06] */
export function StartScreen(): ReactNode {
  const [search] = useSearchParams();
  const make = useCreateWidget();
  const canEdit = useCanEdit();
  const { pageName } = useMe().account;
  const goal = goals.find(({ id }) => id === search.get('goal'));
  const shown = templates.filter((template) => !goal || template.goal === goal.id);
  if (!canEdit)
    return (
      <Notice title={texts.viewer.title} text={texts.viewer.text}>
        <Link href="/widgets">{copy.common.goToWidgets}</Link>
      </Notice>
    );
  return (
    <div className={classes['page']}>
      <PageHead title={copy.shell.places.newWidget} lead={texts.lead}>
        <Dropdown
          label={texts.blank}
          icon={plusPath}
          variant="secondary"
          size="s"
          align="end"
          items={[...lists.runtimeTypes, ...lists.otherKinds].map((type) => ({
            id: type,
            label: copy.common.types[type],
            onSelect: () => make.mutate(blankFor(type)),
          }))}
        />
      </PageHead>
      <nav className={classes['goals']} aria-label={texts.goals}>
        {goals.map(({ id, title, text: words, icon }) => (
          <Link
            key={id}
            href={id === goal?.id ? '/new' : `/new?goal=${id}`}
            replace
            className={classes['goal']}
            aria-current={id === goal?.id ? 'true' : undefined}
          >
            <span className={classes['goalIcon']}>
              <Icon path={icon} size={iconPx} />
            </span>
            <span className={classes['goalTitle']}>{title}</span>
            <span className={classes['goalText']}>{words}</span>
          </Link>
        ))}
      </nav>
      <h2 className={classes['heading']}>
        {goal ? fill(texts.templatesFor, { goal: goal.title }) : texts.allTemplates}
      </h2>
      <ul className={classes['templates']}>
        {shown.map((template) => (
          <li key={template.id}>
            <TemplateCard
              template={template}
              isBusy={make.isPending}
              onChoose={() => make.mutate(widgetFrom(template, pageName))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
