import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PlantGrid } from '../PlantGrid';
import { type Light, plants } from '../plants';

const choices: readonly [light: Light | '', label: string][] = [
  ['', 'All'],
  ['shade', 'Shade'],
  ['soft', 'Soft light'],
  ['bright', 'Bright'],
];

/** All plants, or those for one kind of light: the choice is in the address, without a new history entry. */
export function ProductsPage(): ReactNode {
  const [words, setWords] = useSearchParams();
  const chosen = words.get('light') ?? '';
  const choose = (light: string): void => setWords(light ? { light } : {}, { replace: true });
  return (
    <section>
      <title>Plants | Fern &amp; Fig</title>
      <h1>Plants</h1>
      <fieldset className="choices">
        <legend className="quiet">How much light do you have?</legend>
        {choices.map(([light, label]) => (
          <label key={light}>
            <input
              type="radio"
              name="light"
              value={light}
              checked={chosen === light}
              onChange={() => choose(light)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <PlantGrid shown={plants.filter(({ light }) => chosen === '' || light === chosen)} />
    </section>
  );
}
