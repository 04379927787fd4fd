type Place = {
  fbPageId: string;
  /** The account's sandbox, if it is in sandbox mode. */
  sandboxUrl?: string | undefined;
};

/** The m.me link of a page with a ref, or the account's sandbox, as the product's pages build it. [OWN-18, OMNI-09, A-32] */
export function buildMessengerLink({ fbPageId, sandboxUrl }: Place, ref: string): string {
  return `${sandboxUrl ?? `https://m.me/${encodeURIComponent(fbPageId)}`}?ref=${encodeURIComponent(ref)}`;
}
