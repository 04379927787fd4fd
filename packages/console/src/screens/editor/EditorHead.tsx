import { typeNames } from '@beckon/contract/data/typeNames';
import { Button } from '@beckon/controls/Button';
import { ButtonIcon } from '@beckon/controls/ButtonIcon';
import { Icon } from '@beckon/controls/Icon';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { Api } from '../../data/Api';
import type { Desk, SaveState } from '../../draft/Desk';
import type { PlacedProblem } from '../../fields/placeProblem';
import { consoleIcons } from '../../parts/consoleIcons';
import { Tag } from '../../parts/Tag';
import { RenameDialog } from '../widgets/RenameDialog';
import { statusOf } from '../widgets/statusOf';
import classes from './editor.module.css';
import { SaveMark } from './SaveMark';
import { useRename } from './useRename';

const iconPx = 18;

interface EditorHeadProps {
  readonly widget: Api['widget'];
  readonly save: SaveState;
  /** Whether something beside the draft was typed and is not saved. */
  readonly isUnsaved?: boolean;
  readonly problems: readonly PlacedProblem[];
  /** How many fields differ from what visitors see. */
  readonly changes: number | undefined;
  /** Whether there is anything to publish. */
  readonly hasNews: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canEdit: boolean;
  readonly desk: Desk;
  readonly onPublish: () => void;
  readonly onVersions: () => void;
}

/** The widget's name and state, and what is done with the whole of it. [OWN-06, OWN-09] */
export function EditorHead(props: EditorHeadProps): ReactNode {
  const { widget, save, desk, canEdit } = props;
  const [isNaming, setNaming] = useState(false);
  const rename = useRename(widget, desk);
  const { label, tone } = statusOf(widget);
  return (
    <header className={classes['head']}>
      <Link href="/widgets" className={classes['back']} aria-label="Back to the widgets">
        <Icon path={consoleIcons.back} size={iconPx} />
      </Link>
      <div className={classes['title']}>
        <h1 className={classes['name']}>{widget.name}</h1>
        {canEdit && (
          <ButtonIcon
            size={16}
            icon={consoleIcons.pencil}
            aria-label="Rename this widget"
            onClick={() => setNaming(true)}
          />
        )}
        <span className={classes['kind']}>{typeNames[widget.type]}</span>
        <Tag tone={tone}>{label}</Tag>
      </div>
      <SaveMark
        save={save}
        isUnsaved={props.isUnsaved === true}
        problems={props.problems}
        onRetry={desk.retry}
      />
      <div className={classes['acts']}>
        <ButtonIcon
          size={16}
          icon={consoleIcons.undo}
          aria-label="Undo"
          disabled={!props.canUndo}
          onClick={desk.undo}
        />
        <ButtonIcon
          size={16}
          icon={consoleIcons.redo}
          aria-label="Redo"
          disabled={!props.canRedo}
          onClick={desk.redo}
        />
        <ButtonIcon size={16} icon={consoleIcons.history} aria-label="Versions" onClick={props.onVersions} />
        {canEdit && (
          <Button size="s" data-act="publish" disabled={!props.hasNews} onClick={props.onPublish}>
            {props.changes ? `Publish (${props.changes})` : 'Publish'}
          </Button>
        )}
      </div>
      {isNaming && <RenameDialog name={widget.name} onName={rename} onClose={() => setNaming(false)} />}
    </header>
  );
}
