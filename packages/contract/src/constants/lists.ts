/* The closed sets of words that a configuration may use. [CONST-01, CONST-02, CONST-03, CONST-04] */
export {
  blockingLayouts,
  blockingTypes,
  channelsOf,
  forcedValues,
  layoutOf,
  otherKinds,
  overlayTypes,
  placeOf,
  runtimeTypes,
  typeDefaults,
  typesAt,
} from './typeLists';

export const channels = ['fb', 'sms', 'omni'] as const;
/** Only widgets with the first status are shown. [API-04] */
export const statuses = ['active', 'draft', 'paused', 'inactive', 'disabled', 'archived', 'deleted'] as const;
/** What widgets speak to visitors. */
export const languages = ['en', 'es', 'pt-BR', 'fr', 'de', 'it', 'nl', 'pl', 'tr', 'ar', 'ja', 'id'] as const;
export const triggers = ['immediately', 'scroll', 'delay', 'exit_intent', 'anchor'] as const;
/** A widget with the entrance `manual` opens only from code or a button. [DISP-10, API-05] */
export const entrances = [...triggers, 'manual'] as const;
export const repeats = ['always', 'never', 'seconds', 'hours', 'days'] as const;
export const firstSeen = ['opened', 'delay', 'hidden'] as const;
/** The words that a rule can begin with, by field. */
export const ruleKinds = {
  whenDisplay: entrances,
  popupMessageWhenDisplay: triggers,
  showAgain: repeats,
  showAgainIfClosed: repeats,
  desktopFirstSeen: firstSeen,
  mobileFirstSeen: firstSeen,
} as const;
export const contactChannels = ['messenger', 'sms', 'whatsapp', 'email'] as const;
export const slideInPlacements = ['lt', 'lm', 'lb', 'rt', 'rm', 'rb'] as const;
export const barPlacements = ['top', 'bottom'] as const;
export const imagePlacements = ['top', 'after_title', 'bottom', 'left', 'right'] as const;
export const cardVariants = ['narrow', 'wide', 'wide_right'] as const;
export const skins = ['light', 'dark'] as const;
export const buttonSizes = ['s', 'm', 'l', 'standard', 'large', 'xlarge'] as const;
export const hideOnMobile = ['true', 'desktop', 'mobile'] as const;
export const checkboxPositions = ['bottom', 'side'] as const;
export const pageTemplates = ['simple', 'mediaBackground'] as const;
export const mediaTypes = ['video', 'gif', 'image'] as const;
export const submittedActions = ['message', 'redirect', 'nothing'] as const;
export const redirectTargets = ['new', 'same'] as const;
export const minimized = ['opened', 'hidden', 'minimized'] as const;
export const widthUnits = ['px', '%'] as const;
/**
 * Where we recommend double opt-in: there, a sender must be able to prove that the owner of the number agreed, and a form doesn't prove whose
 * number it is. [SMS-11]
 */
export const doubleOptInCountries = ['AT', 'CH', 'DE'] as const;
export const messengerModes = ['plugin', 'link'] as const;
export const omnichatEvents = [
  'auth_session',
  'impression',
  'open',
  'click',
  'close',
  'popover_close',
] as const;

/** The rules that can keep a widget from being shown, in the order in which an owner would look for the reason. [DISP-22, OWN-11] */
export const countedRules = [
  'host',
  'route',
  'device',
  'repeat',
  'entrance',
  'sdk',
  'rendered',
  'queue',
] as const;

/** What we count about a widget in one page view, besides the events that are sent one by one. [OWN-11] */
export const countedKinds = ['impression', 'close', 'submit'] as const;
