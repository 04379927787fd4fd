/* What pages and servers know about widget types, from the table. [ENT-02, ENT-03] */
import {
  columnOf,
  type KindRow,
  type OtherKind,
  otherTypes,
  type Place,
  type RuntimeType,
  typesWith,
  wideColumnOf,
} from '../widget/widgetTypes';

/** Types that the page runtime draws. [ENT-02] */
export const runtimeTypes: readonly RuntimeType[] = typesWith(() => true);
/** Kinds known by name that need no page runtime. [ENT-03] */
export const otherKinds = Object.keys(otherTypes) as readonly OtherKind[];
/** Where people find each type. [LOAD-16, LOAD-17, LOAD-19] */
export const placeOf = wideColumnOf(({ place }) => place) as Readonly<
  Record<RuntimeType, Place> & Record<OtherKind, KindRow['place']>
>;
/** Types with a separate element at the end of the body. [LOAD-16] */
export const overlayTypes: readonly string[] = typesWith(({ place }) => place === 'overlay');
/** Which types each kind of element may hold. [LOAD-17, LOAD-19, A-03] */
export const typesAt: Readonly<Record<Exclude<Place, 'overlay'>, readonly string[]>> = {
  embed: typesWith(({ place }) => place === 'embed'),
  checkbox: typesWith(({ place }) => place === 'checkbox'),
  landing: typesWith(({ place }) => place === 'landing'),
};
/** The first layout of each type. */
export const layoutOf = columnOf(({ layout }) => layout);
/** Of these, only one is on screen at a time. [OPEN-18, A-30] */
export const blockingTypes: readonly string[] = typesWith(({ blocksPage }) => blocksPage);
/** The layouts of the same types. */
export const blockingLayouts: readonly string[] = Object.values(
  columnOf(({ blocksPage, layout }) => (blocksPage ? layout : undefined)),
).flatMap((layout) => layout ?? []);
/** The channels of each type; the first one is its default. [A-14, ENT-04, ENT-05] */
export const channelsOf = columnOf(({ channels }) => channels);
/** Defaults that depend on the type. [DEF-06, DEF-07, DEF-08, DEF-11, DEF-19, DEF-20, DEF-21] */
export const typeDefaults = columnOf(({ rules, defaults }) =>
  rules ? { ...defaults, main: { ...defaults?.['main'], ...rules } } : defaults,
);
/** Values that an owner's settings can't change. [DEF-09] */
export const forcedValues = columnOf(({ forced }) => forced);
