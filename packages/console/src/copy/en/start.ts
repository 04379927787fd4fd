/** Creating a widget: a goal, then a template. */
export const start = {
  lead: 'Choose a goal and a template. You can change everything later.',
  blank: 'Start from scratch',
  goals: 'Goals',
  allTemplates: 'All templates',
  templatesFor: 'Templates: {goal}',
  viewer: {
    title: 'You have view-only access',
    text: 'To create widgets, ask an account owner for edit access (Settings → Team).',
  },
} as const;
