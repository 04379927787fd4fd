import type { StoredWidget } from '../../accounts/pure/index';
import { asksForPhone, isKeyword, parseActions } from '../../widgets/pure/index';

const refShape = /(?:^|\s)([a-z2-7]{16})[\s.]*$/i;

/** The ref at the end of a text, in this server's format. [SMS-08, A-43] */
export function parseRef(text: string): string | undefined {
  return refShape.exec(text)?.[1]?.toLowerCase();
}

/** The widget whose keyword a text is, alone or after its opt-in text; the first of several. [SMS-10, A-88, OWN-22] */
export function matchKeyword<Widget extends StoredWidget>(
  text: string,
  widgets: readonly Widget[],
): Widget | undefined {
  return widgets.find((widget) => {
    if (widget.status !== 'active' || !asksForPhone(widget)) return false;
    const { optInText, keywords } = parseActions(widget);
    const words = [widget.smsKeyword, ...keywords].filter((word) => word.trim() !== '');
    return isKeyword(text, [...words, ...words.map((word) => `${optInText} ${word}`)]);
  });
}
