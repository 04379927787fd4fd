/* Every error sentence of the catalog, letter for letter: host pages and their logs rely on them. */
/** [ERR-01] */
export const unknownButtonType = (type: string): string => `unknown widget buttonType ${type}`;
/** The misspelling is part of the contract. [ERR-02, ERR-03] */
export const network = (method: 'GET' | 'POST', url: string, status: number): string =>
  `Newtwork ${method} error, ${url}, ${status}`;

export const pageIdRequired = 'Page Id is required!';
export const eventRequired = 'Event is required to fire event!';
export const appIdRequired = 'App Id is required to fire event!';
export const tokenRequired = 'Token is required to fire event!';
export const tokenExpired = 'Token expired!';
export const weightRequired = 'Weight is required to fire event!';
/** For a given but unusable value: the catalog has one sentence for both, so it stays, and the reason follows. [PIX-19, A-54] */
export const weightUnusable = `${weightRequired} Weight must be a number`;

/** [ERR-10] */
export const unsupportedWidget = (type: string, channel: string): string =>
  `unsupported widget: type ${type} cannot use channel ${channel}`;
/** [ERR-11] */
export const payloadCleaned = (payload: string): string =>
  `a payload had characters that aren’t allowed, or was too long; using "${payload}"`;
/** [ERR-12] */
export const duplicateCheckbox = (widgetId: string): string =>
  `several checkbox elements carry the widget id ${widgetId}; only the first one is rendered`;
/** [ERR-13] */
export const alreadyPresent = 'MC is already on this page';

/** Developer errors. [ERR-14] */
export const unknownEvent = (name: string): string => `unknown event name "${name}"`;
export const unknownUnits = (units: string): string => `unknown position units "${units}"`;
export const noSecureRandom = 'no secure random source';

export const widgetIdTaken = 'another widget of this configuration has the same id';

/** Names a widget that can't be parsed, so that its owner finds it. [BOOT-13] */
export const widgetRejected = (widgetId: string, reason: string): string =>
  `widget ${widgetId} was left out: ${reason}`;
