import { type Explained, explain } from '@beckon/contract/data/explain';
import type { StoredWidget } from '../../accounts/pure/index';
import { asksForPhone } from './asksForPhone';
import { isKeyword } from './hasKeyword';
import { parseActions } from './parseActions';

/** A keyword that another widget has, with its field. */
export type SharedKeyword = { path: string } & Explained;

type Word = { path: string; word: string };

/** The parts of a widget with its keywords. */
export type Worded = Pick<StoredWidget, 'channel' | 'widgetType' | 'data' | 'smsKeyword'>;

/** The keywords of a widget in texts, or in Messenger, each with its field. */
export function listWords(widget: Worded): Word[] {
  const further = parseActions(widget).keywords.map((word, index) => ({
    path: `data.actions.opt_in_keywords.${index}`,
    word,
  }));
  return asksForPhone(widget) ? [{ path: 'smsKeyword', word: widget.smsKeyword }, ...further] : further;
}

/** Does this widget have words that others could have, too? */
export function hasKeywords(widget: StoredWidget): boolean {
  return listWords(widget).some(({ word }) => word.trim() !== '');
}

/** The keywords that a widget shares with other live ones: a text with one counts for the first of them. [OWN-10, SMS-10] */
export function findSharedKeywords(widget: StoredWidget, live: readonly StoredWidget[]): SharedKeyword[] {
  const others = live.filter(
    (one) => one.widgetId !== widget.widgetId && asksForPhone(one) === asksForPhone(widget),
  );
  const words = listWords(widget);
  return words.flatMap(({ path, word }, at) => {
    // Reports a word in two fields once.
    const isReported = isKeyword(
      word,
      words.slice(0, at).map((known) => known.word),
    );
    const other = others.find((one) =>
      isKeyword(
        word,
        listWords(one).map((known) => known.word),
      ),
    );
    if (!other || isReported) return [];
    return [{ path, ...explain('shared_word', { word: word.trim(), widget: other.name }) }];
  });
}
