import { expectTypeOf, it } from 'vitest'
import type { FieldName, FieldNameLike } from './use-entry-field.ts'

// Type checks, run by `npm run types`.
it('accepts only fields with values of the given type', () => {
  expectTypeOf<FieldName<'license', string>>().toEqualTypeOf<'title' | 'description'>()
  expectTypeOf<FieldName<'license', boolean>>().toEqualTypeOf<never>()
  expectTypeOf<FieldName<'license', number>>().toEqualTypeOf<never>()
  expectTypeOf<FieldName<'delivery-zone', number | null>>().toEqualTypeOf<'position'>()
  expectTypeOf<FieldName<'faq-question', string>>().toEqualTypeOf<'title' | 'answer'>()
  expectTypeOf<FieldNameLike<'story', object[]>>().toEqualTypeOf<'frames'>()
})
