import type { ReactNode } from 'react';

/** How a state is brought about that begins with a press, such as an open list. */
export interface Opening {
  /** What is pressed, as soon as it is there and enabled. */
  readonly press: string;
  /** What is typed there after the press. */
  readonly text?: string;
  /** What is then to be seen. */
  readonly shows: string;
}

/** One state of a control. */
export interface Story {
  /** In the address: small letters and dashes. */
  readonly name: string;
  readonly draw: () => ReactNode;
  /** Carried out where the state is shown by itself; several open layers would get into each other's way. */
  readonly opens?: Opening;
  /** The language of its words where that is not English; Arabic runs from right to left whatever the toolbar says. */
  readonly lang?: 'ar' | 'de';
}
