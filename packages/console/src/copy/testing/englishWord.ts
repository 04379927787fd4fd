/** Words that most English sentences have and no Spanish one, outside of placeholders: enough to find a text that was not translated. */
export const englishWord =
  /(?<!\{)\b(?:the|your|you|we|it|is|are|was|to|of|and|or|for|with|from|this|that|these|on|in|at|must|can|can’t|isn’t|don’t|doesn’t|send|enter|choose|add|only|again)\b/i;
