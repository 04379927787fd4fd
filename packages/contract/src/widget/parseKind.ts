import * as v from 'valibot';
import { Actions } from './Actions';
import { explainIssue } from './explainIssue';
import { FeedComment, FeedCommentWelcome } from './FeedComment';
import { fillMissing } from './fillMissing';
import { Main } from './Main';
import { MessengerCode } from './MessengerCode';
import { Setup } from './Setup';
import { WidgetHead, withSynonyms } from './WidgetHead';
import type { OtherKind } from './widgetTypes';

const Data = v.object({
  main: v.optional(Main, {}),
  actions: v.optional(Actions, {}),
  setup: v.optional(Setup, {}),
  messenger_code_settings: v.optional(MessengerCode, {}),
  feed_comment_settings: v.optional(FeedComment, {}),
  feed_comment_welcome: v.optional(FeedCommentWelcome, {}),
});

/** A widget that no page draws: a link, a code, an ad, an answer to comments. [ENT-03, ENT-19, ENT-20] */
export type OtherWidget = Omit<WidgetHead, 'widget_type'> & {
  widget_type: OtherKind;
  data: v.InferOutput<typeof Data>;
};

/** Parses such a widget; the server stores it, the page runtime never uses it. [ENT-03, A-13] */
export function parseKind(raw: unknown): { ok: true; other: OtherWidget } | { ok: false; error: string } {
  const given = withSynonyms(fillMissing(raw));
  const head = v.safeParse(WidgetHead, given);
  if (!head.success) return { ok: false, error: explainIssue(head.issues) };
  const data = v.safeParse(Data, given['data'] ?? {});
  if (!data.success) return { ok: false, error: explainIssue(data.issues) };
  return {
    ok: true,
    other: { ...head.output, widget_type: head.output.widget_type as OtherKind, data: data.output },
  };
}
