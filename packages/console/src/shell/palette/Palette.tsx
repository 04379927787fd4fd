import { Dialog } from '@beckon/controls/Dialog';
import { Highlighter } from '@beckon/controls/Highlighter';
import { Icon } from '@beckon/controls/Icon';
import { searchPath } from '@beckon/controls/icons/searchPath';
import { useActiveInView } from '@beckon/controls/listbox/useActiveInView';
import { useListbox } from '@beckon/controls/listbox/useListbox';
import { TextInput } from '@beckon/controls/TextInput';
import { hiddenClass } from '@beckon/controls/theme/hiddenClass';
import { useUid } from '@beckon/controls/uid/useUid';
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useMe } from '../../components/SessionContext';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import { adopt } from '../../style/adopt';
import { recents } from '../recents';
import type { Command } from './Command';
import classes from './palette.module.css';
import sheet from './palette.module.css?inline';
import { rankCommands } from './rankCommands';
import { useCommands } from './useCommands';

adopt(sheet);

const texts = copy.shell.search;
const iconPx = 18;

/** Finds every screen, widget and action by a few letters. [OWN-23] */
export function Palette({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { account } = useMe();
  const [here] = useLocation();
  const [query, setQuery] = useState('');
  const [recent] = useState(() => recents.read(account.accountId));
  const commands = useCommands();
  const shown = useMemo(
    () => rankCommands(commands, { query, recent, here }),
    [commands, query, recent, here],
  );
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useUid();
  const choose = (at: number): void => {
    const command = shown[at];
    if (!command) return;
    recents.note(account.accountId, command.id);
    onClose();
    command.run();
  };
  const listbox = useListbox({
    kind: 'edit',
    isOpen: true,
    labels: useMemo(() => shown.map(({ label }) => label), [shown]),
    isEnabled: () => true,
    start: 0,
    onChoose: choose,
  });
  const { active } = listbox;
  useActiveInView(list, active, shown);
  const press = (event: KeyboardEvent): void => {
    // Once the caret moves no option is active; Enter then takes the first.
    if (event.key === 'Enter' && active < 0 && !event.nativeEvent.isComposing) choose(0);
    else listbox.press(event);
  };
  return (
    <Dialog label={texts.title} className={classes['palette']} initialFocus={input} onClose={onClose}>
      <TextInput
        inputRef={input}
        className={classes['input']}
        role="combobox"
        aria-label={texts.label}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown[active] && `${id}-${active}`}
        autoComplete="off"
        spellCheck={false}
        placeholder={texts.placeholder}
        prefix={<Icon path={searchPath} size={iconPx} />}
        value={query}
        onChange={(typed) => {
          setQuery(typed);
          listbox.setActive(0);
        }}
        onKeyDown={press}
      />
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={texts.results} className={classes['list']}>
        {groupsOf(shown).map(([group, first, inside]) => (
          // biome-ignore lint/a11y/useSemanticElements: a list box cannot contain a fieldset
          <div key={group} role="group" aria-label={texts[group]}>
            <div className={classes['group']} aria-hidden="true">
              {texts[group]}
            </div>
            {inside.map((command, index) => (
              <Line
                key={command.id}
                id={`${id}-${first + index}`}
                at={first + index}
                command={command}
                query={query.trim()}
                isActive={first + index === active}
                onChoose={choose}
              />
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={shown.length === 0 ? classes['none'] : hiddenClass}>
        {shown.length === 0 ? copy.common.noMatches : fill(texts.found, { n: shown.length })}
      </p>
    </Dialog>
  );
}

/** The commands by group, with the index of the first in each. */
function groupsOf(shown: readonly Command[]): [group: Command['group'], first: number, inside: Command[]][] {
  const names = [...new Set(shown.map(({ group }) => group))];
  return names.map((name) => [
    name,
    shown.findIndex(({ group }) => group === name),
    shown.filter(({ group }) => group === name),
  ]);
}

interface LineProps {
  readonly id: string;
  readonly at: number;
  readonly command: Command;
  readonly query: string;
  readonly isActive: boolean;
  readonly onChoose: (at: number) => void;
}

function Line({ id, at, command, query, isActive, onChoose }: LineProps): ReactNode {
  const { label, hint, icon, keys } = command;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field points at it
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      data-active={isActive || undefined}
      data-at={at}
      className={classes['line']}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(at)}
    >
      <Icon path={icon} size={iconPx} />
      <span className={classes['label']}>
        <Highlighter text={label} query={query} />
      </span>
      {hint && <span className={classes['hint']}>{hint}</span>}
      {keys && (
        <span className={classes['keys']} aria-hidden="true">
          {keys.split(' ').map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </span>
      )}
    </div>
  );
}
