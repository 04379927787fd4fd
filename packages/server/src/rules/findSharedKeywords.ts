import type { StoredWidget } from './Account';
import { asksForPhone } from './asksForPhone';
import { isKeyword } from './hasKeyword';
import { readActions } from './readActions';

/** A keyword that another widget has, by the field it stands in. */
export type SharedKeyword = { path: string; message: string };

type Word = { path: string; word: string };

/** The words by which a widget is known in texts, or in the messenger, each with its field. */
function listWords(widget: StoredWidget): Word[] {
  const further = readActions(widget).keywords.map((word, index) => ({
    path: `data.actions.opt_in_keywords.${index}`,
    word,
  }));
  return asksForPhone(widget) ? [{ path: 'smsKeyword', word: widget.smsKeyword }, ...further] : further;
}

/** Does this widget have words that others could have, too? */
export function hasKeywords(widget: StoredWidget): boolean {
  return listWords(widget).some(({ word }) => word.trim() !== '');
}

/** The keywords that a widget shares with others that are live: a text with one counts for the first of them. [OWN-10, SMS-10] */
export function findSharedKeywords(widget: StoredWidget, live: readonly StoredWidget[]): SharedKeyword[] {
  const others = live.filter(
    (one) => one.widgetId !== widget.widgetId && asksForPhone(one) === asksForPhone(widget),
  );
  return listWords(widget).flatMap(({ path, word }) => {
    const other = others.find((one) =>
      isKeyword(
        word,
        listWords(one).map((known) => known.word),
      ),
    );
    if (!other) return [];
    return [
      {
        path,
        message: `is also a keyword of “${other.name}”, so a text with it counts for only one of them`,
      },
    ];
  });
}
