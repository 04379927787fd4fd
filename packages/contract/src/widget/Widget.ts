import type * as lists from '../constants/lists';
import type { Actions } from './Actions';
import type { Appearance } from './Appearance';
import type { Channels } from './Channels';
import type { Main } from './Main';
import type { Setup } from './Setup';
import type { Submitted } from './Submitted';
import type { WidgetHead } from './WidgetHead';
import type { RuntimeType } from './widgetTypes';

export type Channel = (typeof lists.channels)[number];

/** The legal notice of a phone form in another language. [SMS-11] */
export type LegalWords = { text: string; terms: string; privacy: string };

/** A language that widgets speak. */
export type Language = (typeof lists.languages)[number];

/** A widget that the page runtime can draw, with every missing value filled in. [ENT-01, ENT-06] */
export type Widget = Omit<WidgetHead, 'widget_type'> & {
  widget_type: RuntimeType;
  data: {
    main: Main;
    submitted: Submitted;
    actions: Actions;
    setup: Setup;
    /** Only for an omnichat. [ENT-06] */
    channels?: Channels;
    appearance?: Appearance;
  };
  /** The language it speaks on this page, once that has been loaded; missing for English, which is built in. */
  language?: Language;
  /** Its legal notice in that language. [SMS-11] */
  legal?: LegalWords;
};
