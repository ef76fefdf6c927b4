import { expectTypeOf, it } from 'vitest'
import type { FieldName, FieldNameLike } from './use-entry-field.ts'

// Type checks, run by `npm run types`.
it('accepts only fields with values of the given type', () => {
  expectTypeOf<FieldName<'item', string>>().toEqualTypeOf<
    'title' | 'slug' | 'summary' | 'description' | 'unit'
  >()
  expectTypeOf<FieldName<'item', boolean>>().toEqualTypeOf<'isGroup' | 'onHome'>()
  expectTypeOf<FieldName<'item', number>>().toEqualTypeOf<never>()
  expectTypeOf<FieldName<'delivery-zone', number | null>>().toEqualTypeOf<'position'>()
  expectTypeOf<FieldName<'faq-question', string>>().toEqualTypeOf<'title' | 'answer'>()
  expectTypeOf<FieldNameLike<'story', object[]>>().toEqualTypeOf<'frames'>()
})
