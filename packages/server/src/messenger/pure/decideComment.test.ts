import { describe, expect, it } from 'vitest';
import { decideComment } from './decideComment';
import type { CommentEvent } from './MessengerEvent';
import { parseOtherWidget } from './parseOtherWidget';
import { parsePostIds } from './parsePostIds';
import { planPrivateReply } from './planPrivateReply';

const comment: CommentEvent = {
  kind: 'comment',
  identity: '',
  atMs: 1_000_000,
  commentId: '5_6',
  postId: '99_5',
  parentId: '99_5',
  senderId: '8',
  text: 'What is the price?',
};
const storedOf = (settings: object, data: object = {}) => ({
  widgetId: 7,
  widgetType: 'feed_comment',
  channel: 'fb',
  name: 'Comments',
  smsKeyword: '',
  status: 'active',
  version: 1,
  data: { feed_comment_settings: settings, feed_comment_welcome: { text: 'Here it is.' }, ...data },
});
const decide = (settings: object, parts: Partial<CommentEvent> = {}) => {
  const stored = storedOf(settings);
  const other = parseOtherWidget(stored);
  if (!other) throw new Error('the widget cannot be parsed');
  return decideComment({ ...comment, ...parts }, other.data.feed_comment_settings, parsePostIds(stored));
};
const reply = (settings: object, { data = {}, nowMs = 1_000_000 } = {}) => {
  const other = parseOtherWidget(storedOf(settings, data));
  if (!other) throw new Error('the widget cannot be parsed');
  return planPrivateReply(other, comment, nowMs);
};

describe('decideComment', () => {
  it.each([
    [{}, {}, 'post'],
    [{ post_id: '99_5' }, {}, undefined],
    [{ post_id: 5 }, {}, undefined],
    [{ post_ids: ['1', '99_5'] }, {}, undefined],
    [{ post_id: '98_5' }, {}, 'post'],
    [{ post_id: '6' }, {}, 'post'],
    [{ post_covered_area: 'all_posts' }, {}, undefined],
    [{ post_covered_area: 'next_moon', post_id: '99_5' }, {}, 'post'],
    [{ post_id: '99_5' }, { parentId: '5_1' }, 'root'],
    [{ post_id: '99_5', track_root_comment_only: false }, { parentId: '5_1' }, undefined],
    [{ post_id: '99_5', include_keywords: 'price\ncost' }, {}, undefined],
    [{ post_id: '99_5', include_keywords: ['cost'] }, {}, 'not_included'],
    [{ post_id: '99_5', exclude_keywords: ['price'] }, {}, 'excluded'],
    [{ post_id: '99_5', include_keywords: ['price'], exclude_keywords: ['what'] }, {}, 'excluded'],
    [{ post_id: '99_5', include_keywords: ['price'] }, { text: '' }, 'not_included'],
  ])('ENT-20 DEF-27 %j with %j is rejected by: %s', (settings, parts, reason) => {
    expect(decide(settings, parts)).toEqual(reason === undefined ? { ok: true } : { ok: false, reason });
  });
});

describe('planPrivateReply', () => {
  const button = { type: 'postback', title: 'Subscribe', payload: 'w7' };
  it('ENT-20 DEF-04 DEF-27 replies at once with the owner’s words and a button that opts in', () => {
    expect(reply({})).toEqual({
      ok: true,
      dueAtMs: 1_000_000,
      message: {
        attachment: {
          type: 'template',
          payload: { template_type: 'button', text: 'Here it is.', buttons: [button] },
        },
      },
    });
  });
  it.each([
    [['immediately', 1], 1_000_000, 1_000_000],
    [['seconds', 30], 1_000_000, 1_030_000],
    [['minutes', 2], 1_000_000, 1_120_000],
    [['hours', 1], 1_600_000, 4_600_000],
    [['days', 1], 1_000_000, 87_400_000],
    [['days', 30], 1_000_000, 602_200_000],
    [['minutes', -5], 1_000_000, 1_000_000],
    [['seconds', 30], 1_100_000, 1_100_000],
    [['moons', 3], 1_000_000, 1_000_000],
  ])('ENT-20 a delay of %j, seen at %i, is over at %i', (reply_delay, nowMs, dueAtMs) => {
    expect(reply({ reply_delay }, { nowMs })).toMatchObject({ ok: true, dueAtMs });
  });
  it('ENT-20 does not reply without words, or after the week that the platform allows', () => {
    const empty = { feed_comment_welcome: { text: '' } };
    expect(reply({}, { data: empty })).toEqual({ ok: false, reason: 'no_text' });
    expect(reply({}, { nowMs: 8 * 86_400_000 })).toEqual({ ok: false, reason: 'too_late' });
  });
  it('ENT-20 an owner who empties the button’s label gets plain text', () => {
    expect(reply({}, { data: { actions: { opt_in_text: '' } } })).toMatchObject({
      message: { text: 'Here it is.' },
    });
  });
});
