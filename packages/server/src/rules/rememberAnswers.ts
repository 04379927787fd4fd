/** A longer text is asked about anew: what strangers send must not fill the memory. */
const longestText = 512;

/** Asks a question that always has the same answer once for each text, not each time it comes; of so many texts at most. */
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
