/** The full path of a resource of the owner's API. [OWN-10] */
export function apiAddress(path: string): string {
  return `/api/v1${path}`;
}
