import type { PickerCountry } from '@beckon/contract/data/PickerCountry';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Icon } from '../Icon/Icon';
import { searchPath } from '../Icon/paths/searchPath';
import type { CloseReason } from '../layer/CloseReason';
import { panel } from '../layer/panel';
import { usePopover } from '../layer/usePopover';
import { createSheet } from '../sheet/createSheet';
import { joinNames } from '../sheet/joinNames';
import { useSheet } from '../sheet/useSheet';
import classes from './CountryList.module.css';
import text from './CountryList.module.css?inline';
import { CountryOption } from './CountryOption';
import { filterCountries } from './filterCountries';
import { moveActive } from './moveActive';
import type { PhoneTexts } from './phoneTexts';
import { useListView } from './useListView';
import { useRows } from './useRows';

const sheet = createSheet(text);
const searchIconSizePx = 20;

/** The countries to choose from and the list's anchor. */
export interface CountryListProps {
  readonly id: string;
  readonly countries: readonly PickerCountry[];
  /** Code of the currently chosen country. */
  readonly chosen: string;
  readonly texts: PhoneTexts;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onChoose: (code: string) => void;
  readonly onClose: (reason: CloseReason) => void;
}

/** A searchable list of countries in a popover; it is open while mounted. [C-PHONE-04, C-PHONE-07, A-63] */
export function CountryList(props: CountryListProps): ReactNode {
  const { id, countries, chosen, texts, anchor, trigger, onChoose, onClose } = props;
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(() => countries.findIndex(({ code }) => code === chosen));
  const shown = useMemo(() => filterCountries(countries, query), [countries, query]);
  const popover = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useSheet(popover, sheet);
  usePopover({ popover, anchor, trigger, onClose });
  const rows = useRows(shown, active);
  useListView({ popover, search, list, active, rows });

  const choose = (country: PickerCountry | undefined) => {
    if (!country) return;
    onChoose(country.code);
    onClose('chosen');
  };
  const press = (event: KeyboardEvent) => {
    const next = moveActive(event.key, active, shown.length);
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(shown[active]);
    else if (event.key === 'Tab') onClose(event.shiftKey ? 'backTab' : 'tab');
    else return;
    event.preventDefault();
  };
  const pick = (event: MouseEvent) => {
    const option = (event.target as Element).closest('[role=option]');
    choose(rows[[...(list.current?.children ?? [])].indexOf(option as Element)]);
  };
  const at = shown[active];
  const pointsAt = at && `${id}-${at.code}`;

  return (
    <div
      ref={popover}
      id={id}
      popover="manual"
      role="dialog"
      aria-label={texts.country}
      className={joinNames(panel.className, classes.popover)}
      onKeyDown={press}
      onClick={pick}
    >
      <div className={classes.searchRow}>
        <Icon path={searchPath} size={searchIconSizePx} />
        <input
          ref={search}
          className={classes.search}
          type="text"
          role="combobox"
          aria-label={texts.search}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={pointsAt}
          placeholder={texts.search}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
        />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        className={classes.list}
        role="listbox"
        aria-label={texts.country}
        aria-activedescendant={pointsAt}
        tabIndex={-1}
        // The focus stays in the search, so that typing continues after a press on the list.
        onMouseDown={(event) => event.preventDefault()}
      >
        {rows.map((country) => (
          <CountryOption
            key={country.code}
            id={`${id}-${country.code}`}
            country={country}
            active={country === at}
            chosen={country.code === chosen}
          />
        ))}
      </div>
      <p role="status" className={classes.empty}>
        {shown.length === 0 && texts.noCountry}
      </p>
    </div>
  );
}
