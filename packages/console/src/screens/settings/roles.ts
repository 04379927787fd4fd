/** What members may do, from the least to the most. [OWN-01] */
export const roles = [
  { value: 'viewer', label: 'Viewer', hint: 'looks' },
  { value: 'editor', label: 'Editor', hint: 'changes widgets' },
  { value: 'owner', label: 'Owner', hint: 'everything' },
] as const;

/** What a role is called. */
export function nameRole(role: unknown): string {
  return roles.find(({ value }) => value === role)?.label ?? '';
}
