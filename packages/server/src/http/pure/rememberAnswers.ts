/** Computes longer texts every time: what strangers send must not fill the memory. */
const longestText = 512;

/** Computes an answer that never changes once per text, for a bounded number of texts. */
export function rememberAnswers<Answer>(
  most: number,
  ask: (text: string) => Answer,
): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = ask(text);
    if (text.length > longestText) return answer;
    if (answers.size >= most) answers.clear();
    answers.set(text, answer);
    return answer;
  };
}
