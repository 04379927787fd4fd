import { Toggle } from '@beckon/controls/Toggle';
import type { ReactNode } from 'react';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import type { Api } from '../../data/Api';
import type { SettingsChange } from '../../data/useChangeSettings';
import { adviseDoubleOptIn } from './adviseDoubleOptIn';
import classes from './DoubleOptIn.module.css';

const { texts } = copy.settings.groups;

interface DoubleOptInProps {
  readonly settings: Api['settings'];
  readonly change: SettingsChange;
  readonly onChange: (isOn: boolean) => void;
}

/** The switch for double opt-in. It stands out in an account without it that texts to a country in which it is advisable. [OWN-02, SMS-11] */
export function DoubleOptIn({ settings, change, onChange }: DoubleOptInProps): ReactNode {
  const now = { ...settings, ...change };
  const countries = adviseDoubleOptIn(now).join(', ');
  // Until it's saved: a switch must not move under the finger that turns it on.
  const isMissing = countries !== '' && !settings.smsDoubleOptIn;
  return (
    <div className={isMissing ? classes['missing'] : undefined}>
      <Toggle
        label={texts.doubleOptIn}
        description={countries ? fill(texts.doubleOptInAdvice, { countries }) : texts.doubleOptInHelp}
        value={now.smsDoubleOptIn}
        onChange={onChange}
      />
    </div>
  );
}
