/**
 * CONTRACT: the words, numbers and shapes that page, server and console agree on.
 * May know valibot and nothing else. Must never know a browser, React or Node.
 */

export { buildEventData, type StoredEvent } from './agreed/buildEventData';
export { challengeTrial } from './agreed/challengeTrial';
export { euConsentText, euConsentVersion } from './agreed/euConsentText';
export { eventId } from './agreed/eventId';
export {
  defaultCurrency,
  eventNames,
  eventVersion,
  type ImpressionPayload,
  type OmnichatEventName,
  type OmnichatPayload,
  type PageVerdictsPayload,
} from './agreed/eventNames';
export { hostAddress } from './agreed/hostAddress';
export { hostAllowed } from './agreed/hostAllowed';
export { noticeMark, parseNoticeMark } from './agreed/noticeMark';
export { PixelSession } from './agreed/PixelSession';
export { parseCurrency } from './agreed/parseCurrency';
export { parseExternalId } from './agreed/parseExternalId';
export { idForm, parseId } from './agreed/parseId';
export { buildSign, parseSign, type SignParts } from './agreed/parseSign';
export { parseWeight } from './agreed/parseWeight';
export {
  type LegalInput,
  legalVersion,
  smsLegalNotice,
  smsLegalText,
} from './agreed/smsLegalNotice';
export { Bootstrap } from './Bootstrap';
export { bootstrapVersion } from './bootstrapVersion';
export { type CallAnswer, type CallRequest, callShapes } from './callShapes';
export {
  bootstrapPath,
  type CallName,
  calls,
  type EventCall,
  eventCalls,
  framesPath,
  leavePath,
  pixelPath,
  productPath,
  textsPath,
  widgetCalls,
} from './calls';
export { asksForPhone } from './channels/asksForPhone';
export * as afterOptIn from './constants/afterOptIn';
export * as controls from './constants/controls';
export * as errors from './constants/errors';
export * as hooks from './constants/hooks';
export * as layout from './constants/layout';
export * as limits from './constants/limits';
export * as lists from './constants/lists';
export * as notices from './constants/notices';
export * as pixelQueue from './constants/pixelQueue';
export * as refusals from './constants/refusals';
export * as storageKeys from './constants/storageKeys';
export * as texts from './constants/texts';
export * as timing from './constants/timing';
export type { LanguageFile } from './languages/buildLanguageFile';
export { chooseLanguage } from './languages/chooseLanguage';
export { findSpoken } from './languages/findSpoken';
export { isRightToLeft } from './languages/isRightToLeft';
export type { WidgetTexts } from './languages/translateWidget';
export type {
  ClosedDetails,
  ConditionReport,
  HandleEvents,
  ListenerDetails,
  OpenFlags,
  PixelApi,
  PublicApi,
  WidgetHandle,
  WidgetListEntry,
} from './PublicApi';
export { type Account, type ParsedBootstrap, parseBootstrap, type ServedBootstrap } from './parseBootstrap';
export type { SandboxAction } from './sandbox/SandboxAction';
export type {
  SandboxChannel,
  SandboxMessage,
  SandboxOwner,
  SandboxTap,
} from './sandbox/SandboxMessage';
export { WidgetSession } from './WidgetSession';
export { anchorIn } from './watch/anchorIn';
export { compileWatch } from './watch/compileWatch';
export type { FormFrame, FormFrames, Frame, FrameNode } from './watch/Frame';
export { listSureToOpen } from './watch/listSureToOpen';
export { listWatched } from './watch/listWatched';
export type { PageFacts, WatchFacts, WatchRule } from './watch/WatchFacts';
export { Actions } from './widget/Actions';
export { Appearance } from './widget/Appearance';
export { Channels } from './widget/Channels';
export { Colors } from './widget/Colors';
export { explainIssue } from './widget/explainIssue';
export { FeedComment, FeedCommentWelcome } from './widget/FeedComment';
export { Main } from './widget/Main';
export { MessengerCode } from './widget/MessengerCode';
export { Pair } from './widget/Pair';
export { parseColor } from './widget/parseColor';
export { type OtherWidget, parseKind } from './widget/parseKind';
export { type ParsedWidget, parseWidget } from './widget/parseWidget';
export { Setup } from './widget/Setup';
export { Submitted } from './widget/Submitted';
export { type ChannelOf, supportsChannel } from './widget/supportsChannel';
export type { Channel, Language, LegalWords, Widget } from './widget/Widget';
export { Width } from './widget/Width';
export type { OtherKind, Place, RuntimeType, TypeWithout, WidgetType } from './widget/widgetTypes';
