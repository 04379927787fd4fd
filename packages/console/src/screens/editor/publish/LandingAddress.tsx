import { Field } from '@beckon/controls/Field';
import { Link } from '@beckon/controls/Link';
import { retainFocus } from '@beckon/controls/layer/retainFocus';
import { TextInput } from '@beckon/controls/TextInput';
import type { ReactNode } from 'react';
import { copy } from '../../../copy/copy';
import { fill } from '../../../copy/fill';
import { adopt } from '../../../style/adopt';
import classes from '../panel.module.css';
import sheet from '../panel.module.css?inline';
import type { LandingAddressState } from './useLandingAddress';

adopt(sheet);

const texts = copy.editor.address;

interface LandingAddressProps {
  readonly address: LandingAddressState;
  /** Whether visitors can open the page. */
  readonly state: 'unpublished' | 'live' | 'paused';
}

/** The address of a landing page; it is saved when the field loses focus. [OWN-19] */
export function LandingAddress({ address, state }: LandingAddressProps): ReactNode {
  const { typed, url, error, onType } = address;
  // The field shows what went wrong.
  const save = (): void => void address.save().catch(() => {});
  return (
    <div className={classes['group']}>
      <Field label={texts.label} hint={texts.help} error={error}>
        {(input) => (
          <TextInput
            {...input}
            prefix="/l/"
            value={typed}
            onChange={onType}
            onBlur={({ currentTarget }) => retainFocus(currentTarget) || save()}
            onKeyDown={({ key }) => key === 'Enter' && save()}
            spellCheck={false}
          />
        )}
      </Field>
      {url && (
        <p className={classes['quiet']} data-address={state}>
          {state === 'live' && (
            <Link href={url} target="_blank" rel="noreferrer">
              {url}
            </Link>
          )}
          {state !== 'live' && fill(texts[state], { url })}
        </p>
      )}
    </div>
  );
}
