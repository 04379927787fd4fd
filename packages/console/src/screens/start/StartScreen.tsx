import { lists } from '@beckon/contract';
import { typeNames } from '@beckon/contract/data/typeNames';
import { Dropdown } from '@beckon/controls/Dropdown';
import { Icon } from '@beckon/controls/Icon';
import { plusPath } from '@beckon/controls/icons/plusPath';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useMakeWidget } from '../../data/useMakeWidget';
import { Notice } from '../../parts/Notice';
import { PageHead } from '../../parts/PageHead';
import { useCanEdit } from '../../parts/SessionContext';
import { adopt } from '../../style/adopt';
import { blankFor } from '../../templates/blankFor';
import { goals } from '../../templates/goals';
import { templates } from '../../templates/templates';
import classes from './start.module.css';
import text from './start.module.css?inline';
import { TemplateCard } from './TemplateCard';

adopt(text);

const iconPx = 22;

/** A new widget: what it is for, and a template that already looks right. [OWN-06] */
export function StartScreen(): ReactNode {
  const [search] = useSearchParams();
  const make = useMakeWidget();
  const canEdit = useCanEdit();
  const goal = goals.find(({ id }) => id === search.get('goal'));
  const shown = templates.filter((template) => !goal || template.goal === goal.id);
  if (!canEdit)
    return (
      <Notice
        title="You are here to look"
        text="To make widgets you need the right to edit. An owner of the account can give it to you, under Settings, Team."
      >
        <Link href="/widgets">To the widgets</Link>
      </Notice>
    );
  return (
    <div className={classes['page']}>
      <PageHead
        title="What should it do?"
        lead="Choose a goal, then a template. Everything about it can be changed afterwards."
      >
        <Dropdown
          label="Start from nothing"
          icon={plusPath}
          variant="secondary"
          size="s"
          align="end"
          items={[...lists.runtimeTypes, ...lists.otherKinds].map((type) => ({
            id: type,
            label: typeNames[type],
            onSelect: () => make.mutate(blankFor(type)),
          }))}
        />
      </PageHead>
      <nav className={classes['goals']} aria-label="Goals">
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
        {goal ? `Templates to ${goal.title.charAt(0).toLowerCase()}${goal.title.slice(1)}` : 'All templates'}
      </h2>
      <ul className={classes['templates']}>
        {shown.map((template) => (
          <li key={template.id}>
            <TemplateCard
              template={template}
              isBusy={make.isPending}
              onChoose={() => {
                const { name, type, channel, smsKeyword, data } = template;
                make.mutate({ name, type, channel, smsKeyword, data });
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
