/** The whole address of something of the owner's API. [OWN-10] */
export function apiAddress(path: string): string {
  return `/api/v1${path}`;
}
