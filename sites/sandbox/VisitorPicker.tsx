import { Button } from '@beckon/controls/Button';
import { plusPath } from '@beckon/controls/icons/plusPath';
import { Select } from '@beckon/controls/Select';
import type { Dispatch, ReactNode } from 'react';
import { nameOf } from './nameOf';
import classes from './Sandbox.module.css';
import { type SandboxEvent, type SandboxState, visitorsOf } from './SandboxState';
import { sandboxTexts } from './sandboxTexts';

type VisitorPickerProps = { state: SandboxState; dispatch: Dispatch<SandboxEvent>; onNew: () => void };

/** Which visitor of the messenger is shown, and a way to add a new one. */
export function VisitorPicker({ state, dispatch, onNew }: VisitorPickerProps): ReactNode {
  const options = visitorsOf(state, 'messenger').map(({ id, unread }) => ({
    value: id,
    label: nameOf(id),
    hint: unread > 0 ? `${unread} ${sandboxTexts.newOnes}` : '',
  }));
  return (
    <div className={classes['picker']}>
      <Select
        label={sandboxTexts.whoseMessenger}
        hideLabel
        options={options}
        disabled={options.length === 0}
        value={state.chosen.messenger}
        onChange={(visitor) => dispatch({ type: 'chose', channel: 'messenger', visitor })}
        texts={{ placeholder: sandboxTexts.nobody }}
      />
      <Button variant="secondary" icon={plusPath} onClick={onNew}>
        {sandboxTexts.newVisitor}
      </Button>
    </div>
  );
}
