import type { ReactNode } from 'react';

/** How to reach a state that starts with a press, such as an open list. */
export interface Opening {
  /** What to press, as soon as it exists and is enabled. */
  readonly press: string;
  /** What to type there after the press. */
  readonly text?: string;
  /** What is visible then. */
  readonly shows: string;
}

/** One state of a control. */
export interface Story {
  /** In the address: lowercase letters and dashes. */
  readonly name: string;
  readonly draw: () => ReactNode;
  /** Runs only if the state is shown by itself; several open layers would interfere with each other. */
  readonly opens?: Opening;
  /** The language of its text if it isn't English; Arabic runs from right to left whatever the toolbar says. */
  readonly lang?: 'ar' | 'de';
}
