export type Light = 'shade' | 'soft' | 'bright';
export type Plant = { id: string; name: string; line: string; light: Light; cents: number; story: string };

/** What the shop sells. */
export const plants: readonly Plant[] = [
  {
    id: 'fern',
    name: 'Maidenhair fern',
    line: 'Soft light, damp feet',
    light: 'soft',
    cents: 2400,
    story: 'Stand it in the bathroom, away from the radiator, and never let the pot dry out.',
  },
  {
    id: 'fig',
    name: 'Fiddle-leaf fig',
    line: 'Bright corner, patience',
    light: 'bright',
    cents: 4800,
    story: 'Choose its corner well: a fig that is moved drops its leaves to tell you so.',
  },
  {
    id: 'monstera',
    name: 'Monstera',
    line: 'Grows whatever you do',
    light: 'soft',
    cents: 3600,
    story: 'The holes come with age. Give it a pole and it will reach the ceiling in three years.',
  },
  {
    id: 'snake',
    name: 'Snake plant',
    line: 'Forgives a holiday',
    light: 'shade',
    cents: 2200,
    story: 'Water it when you remember, which should be about once a month.',
  },
  {
    id: 'hearts',
    name: 'String of hearts',
    line: 'Hangs from a high shelf',
    light: 'bright',
    cents: 1900,
    story: 'Lets its strings down a hand’s width each month, as long as it sees the window.',
  },
  {
    id: 'calathea',
    name: 'Calathea',
    line: 'Folds its leaves at night',
    light: 'shade',
    cents: 2900,
    story: 'It moves: in the evening the leaves close, in the morning you hear them open.',
  },
];

export const findPlant = (id: string | undefined): Plant | undefined => plants.find((one) => one.id === id);

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const centsPerDollar = 100;

export const price = (cents: number): string => dollars.format(cents / centsPerDollar);
