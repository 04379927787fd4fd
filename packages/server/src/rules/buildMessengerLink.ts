type Place = {
  fbPageId: string;
  /** Where the account's sandbox is, if it is only tried out. */
  sandboxUrl?: string | undefined;
};

/** The messenger address of a page with a ref, or that of the account's sandbox, as pages of the product build it. [OWN-18, OMNI-09, A-32] */
export function buildMessengerLink({ fbPageId, sandboxUrl }: Place, ref: string): string {
  return `${sandboxUrl ?? `https://m.me/${encodeURIComponent(fbPageId)}`}?ref=${encodeURIComponent(ref)}`;
}
