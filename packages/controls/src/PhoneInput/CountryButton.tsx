import type { PickerCountry } from '@beckon/contract/data/PickerCountry';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { Icon } from '../Icon/Icon';
import { chevronDownPath } from '../Icon/paths/chevronDownPath';
import { Flag } from './Flag';
import classes from './PhoneInput.module.css';
import type { PhoneValue } from './PhoneValue';
import type { PhoneTexts } from './phoneTexts';

const chevronSizePx = 16;

/** The chosen country and the list that the button opens. */
export interface CountryButtonProps {
  /** Undefined while the table is loading. */
  readonly country: PickerCountry | undefined;
  readonly value: PhoneValue;
  readonly texts: PhoneTexts;
  readonly listId: string;
  readonly isOpen: boolean;
  /** The list was requested and is loading. */
  readonly isBusy: boolean;
  readonly disabled: boolean;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  /** A press is likely soon: a pointer or the focus has arrived. */
  readonly onNear: () => void;
  readonly onOpen: (open: boolean) => void;
  /** The focus has moved elsewhere. */
  readonly onLeave: () => void;
}

/** Flag and dial code of the chosen country; a press opens and closes the list. [C-PHONE-01, A-63] */
export function CountryButton(props: CountryButtonProps): ReactNode {
  const { country, value, texts, listId, isOpen, isBusy, disabled, buttonRef, onNear, onOpen } = props;
  const press = (event: KeyboardEvent) => {
    if (!/^Arrow(Down|Up)/.test(event.key)) return;
    event.preventDefault();
    onOpen(true);
  };
  return (
    <button
      ref={buttonRef}
      type="button"
      className={classes.country}
      disabled={disabled}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-busy={isBusy || undefined}
      aria-controls={isOpen ? listId : undefined}
      aria-label={country ? `${texts.country}: ${country.name} +${country.dial}` : texts.country}
      onClick={() => onOpen(!isOpen)}
      onKeyDown={press}
      onPointerEnter={onNear}
      onFocus={onNear}
      onBlur={props.onLeave}
    >
      <Flag code={value.country} />
      <span className={classes.dial} dir="ltr">
        {country && `+${country.dial}`}
      </span>
      <Icon path={chevronDownPath} size={chevronSizePx} className={classes.chevron} />
    </button>
  );
}
