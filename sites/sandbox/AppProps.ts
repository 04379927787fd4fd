import type { Dispatch } from 'react';
import type { SandboxEvent, SandboxState } from './SandboxState';

/** The props of the phone and the messenger. */
export type AppProps = {
  state: SandboxState;
  dispatch: Dispatch<SandboxEvent>;
  /** Where to send acts. */
  address: string;
};
