import { expectTypeOf, it } from 'vitest';
import type { Values } from './Values';

type NamesOf<Text extends string> = keyof Values<Text>;

it('names each placeholder once, wherever a plural appears among them', () => {
  expectTypeOf<NamesOf<'Hello'>>().toEqualTypeOf<never>();
  expectTypeOf<NamesOf<'{name} joined as {role}'>>().toEqualTypeOf<'name' | 'role'>();
  expectTypeOf<NamesOf<'{n, plural, one {# row} other {# rows}}'>>().toEqualTypeOf<'n'>();
  expectTypeOf<NamesOf<'{n, plural, one {# row} other {# rows}} in {list}'>>().toEqualTypeOf<'n' | 'list'>();
  expectTypeOf<NamesOf<'{list}: {n, plural, one {# row} other {# rows}}'>>().toEqualTypeOf<'n' | 'list'>();
  expectTypeOf<
    NamesOf<'{n, plural, one {# row} other {# rows}} of {m, plural, one {# list} other {# lists}}'>
  >().toEqualTypeOf<'n' | 'm'>();
});
