import type { SendOutcome, Verdict } from '../providers/pure/index';
import type { Outgoing } from './pure/Outgoing';

export type { SendOutcome, Verdict };

/** Sends single messages. Never throws for a provider's answer; `explainFailure` interprets what it throws. [OWN-13] */
export type Provider = {
  send: (message: Outgoing) => Promise<SendOutcome>;
  /** Sending the same message twice counts once, so we may send it again when in doubt. */
  isRepeatable?: boolean;
};

/** The providers of this installation by name, which accounts choose for each channel; one that isn't set up is missing. [OWN-13] */
export type Providers = Readonly<Record<string, Provider>>;
