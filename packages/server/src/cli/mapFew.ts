/** Maps items in order, with at most this many at a time. */
export async function mapFew<Item, Result>(
  items: readonly Item[],
  most: number,
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < items.length) {
      const at = next++;
      results[at] = await act(items[at] as Item);
    }
  };
  await Promise.all(Array.from({ length: most }, work));
  return results;
}
