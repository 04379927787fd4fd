/** The digits typed into a column so far, one or two that form one of its `count` numbers; none after another key. */
export function typeItem(before: string, key: string, count: number): string {
  if (!/^\d$/.test(key)) return '';
  const both = before + key;
  return before.length === 1 && Number(both) < count ? both : key;
}
