import { expectTypeOf, it } from 'vitest'
import type { FieldName, FieldNameLike } from './use-entry-field.ts'

// The compiler checks these: `npm run types`.
it('names only the fields of a kind with values of the wanted type', () => {
  expectTypeOf<FieldName<'item', string>>().toEqualTypeOf<
    'title' | 'slug' | 'summary' | 'description' | 'unit'
  >()
  expectTypeOf<FieldName<'item', boolean>>().toEqualTypeOf<'isGroup' | 'onHome'>()
  expectTypeOf<FieldName<'item', number>>().toEqualTypeOf<never>()
  expectTypeOf<FieldName<'delivery-zone', number | null>>().toEqualTypeOf<'position'>()
  expectTypeOf<FieldName<'faq-question', string>>().toEqualTypeOf<'title' | 'answer'>()
  expectTypeOf<FieldNameLike<'story', object[]>>().toEqualTypeOf<'frames'>()
})
