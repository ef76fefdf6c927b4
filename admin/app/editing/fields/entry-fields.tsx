import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import type { ComponentType, ReactNode } from 'react'
import { PictureField } from '../../media/picture-field.tsx'
import { Checkboxes } from '../../ui/checkbox/checkboxes.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField, type TextFieldProps } from '../../ui/field/text-field.tsx'
import { Select, type SelectOption } from '../../ui/select/select.tsx'
import { TagsField } from '../../ui/tags-field/tags-field.tsx'
import type { EntryEditor } from '../form/entry-editor.ts'
import { type EntryField, useEditorState } from '../form/use-entry-editor.ts'
import { BodyField } from './body-field.tsx'
import { BoxField } from './box-field.tsx'
import { DocumentField } from './document-field.tsx'
import { EntriesField } from './entries-field.tsx'
import { ErpIdField } from './erp-id-field.tsx'
import { MomentField } from './moment-field.tsx'
import { NumberField } from './number-field.tsx'
import { PicturesField } from './pictures-field.tsx'
import { PriceField } from './price-field.tsx'
import { RowsField, type RowsFieldProps } from './rows-field.tsx'
import {
  type FieldName,
  type FieldNameLike,
  type ItemOf,
  type NamedField,
  useEntryField,
} from './use-entry-field.ts'

// One form field for each type of value. Label and hint come from the form’s `fields`, limits from the contract’s
// schema. An unknown name, or a field of another type, does not compile.

type Kind = ContentKindName

function useField<K extends Kind, Value>({ editor, name }: NamedField<K, Value>) {
  const { field, description, schema, errorsWithin } = useEntryField<K, Value>(editor, name)
  const { label, hint } = description
  const { maxLength } = schema
  const described = { label, ...(hint === undefined ? {} : { hint }), ...field }
  const limited = { ...described, ...(maxLength === undefined ? {} : { maxLength }) }
  return { described, limited, schema, errorsWithin }
}

/** Binds a field component that needs no limits from the schema. */
const entryField =
  <Value, Options extends object = object>(
    Part: ComponentType<EntryField<Value> & Options & { label: string; hint?: ReactNode }>,
  ) =>
  <K extends Kind>({ editor, name, ...options }: NamedField<K, Value> & Options) => (
    <Part {...useField<K, Value>({ editor, name }).described} {...(options as unknown as Options)} />
  )

type TextOptions = Pick<TextFieldProps, 'type' | 'spellCheck' | 'onChange'>

export const TextEntryField = <K extends Kind>(props: NamedField<K, string> & TextOptions) => {
  const { editor, name, ...options } = props
  return <TextField {...useField({ editor, name }).limited} {...options} />
}

export const TextAreaEntryField = <K extends Kind>(props: NamedField<K, string>) => (
  <TextArea {...useField(props).limited} />
)

export const BodyEntryField = entryField<string>(BodyField)

/**
 * Code of the entry in the factory's accounting; `publishedHint` explains why it can't be changed any more.
 */
export const ErpIdEntryField = <K extends Kind>({
  publishedHint,
  ...props
}: NamedField<K, string> & { publishedHint: string }) => {
  const isPublished = Boolean(useEditorState(props.editor).entry?.published)
  return <ErpIdField {...useField(props).described} isPublished={isPublished} publishedHint={publishedHint} />
}

interface NumberEntryFieldProps<K extends Kind> {
  editor: NamedField<K, number>['editor']
  name: FieldName<K, number> | FieldName<K, number | null>
}

/** Number; an empty field is null if the schema allows it, else 0. */
export const NumberEntryField = <K extends Kind>(props: NumberEntryFieldProps<K>) => {
  const { described, schema } = useField(props as NamedField<K, number | null>)
  return <NumberField empty={schema.empty as number | null} {...described} />
}

/** Price in kopecks. */
export const PriceEntryField = entryField<number>(PriceField)

/** Checkbox with `box` as its label. */
export const BoxEntryField = <K extends Kind>({
  box,
  ...props
}: NamedField<K, boolean> & { box: string }) => {
  const { label, ...field } = useField(props).described
  return <BoxField {...field} label={box} name={label} />
}

export const MomentEntryField = entryField<string | null>(MomentField)

interface SelectProps<K extends Kind, N extends FieldNameLike<K, string>> {
  editor: EntryEditor<K>
  name: N
  options: readonly SelectOption<Snapshots[K][N] & string>[]
}

export const SelectEntryField = <K extends Kind, N extends FieldNameLike<K, string>>({
  options,
  ...props
}: SelectProps<K, N>) => (
  <Select {...useField<K, Snapshots[K][N] & string>(props as never).described} options={options} />
)

interface CheckboxesProps<K extends Kind, N extends FieldNameLike<K, string[]>> {
  editor: EntryEditor<K>
  name: N
  options: readonly { value: ItemOf<K, N> & string; label: string }[]
}

export const CheckboxesEntryField = <K extends Kind, N extends FieldNameLike<K, string[]>>({
  options,
  ...props
}: CheckboxesProps<K, N>) => (
  <Checkboxes {...useField<K, (ItemOf<K, N> & string)[]>(props as never).described} options={options} />
)

interface TagsOptions {
  newLabel: string
  getText?: (word: string) => string
  /** Converts the words to their stored form. */
  normalize?: (word: string) => string
}

export const TagsEntryField = <K extends Kind>(props: NamedField<K, string[]> & TagsOptions) => {
  const { editor, name, normalize, ...options } = props
  const { limited, errorsWithin } = useField({ editor, name })
  const { errors, onChange, maxLength = Number.POSITIVE_INFINITY, ...field } = limited
  return (
    <TagsField
      {...field}
      {...options}
      maxLength={maxLength}
      onChange={(words) => onChange(normalize ? words.map(normalize) : words)}
      errors={[...errors, ...Object.values(errorsWithin).flat()]}
    />
  )
}

export const PictureEntryField = entryField<string | null, { isOptional?: boolean }>(PictureField)

export const PicturesEntryField = <K extends Kind>(props: NamedField<K, string[]>) => {
  const { described, schema, errorsWithin } = useField(props)
  return <PicturesField max={schema.maxRows} errorsWithin={errorsWithin} {...described} />
}

export const DocumentEntryField = entryField<string | null>(DocumentField)

interface EntriesOptions {
  addLabel: string
  except?: string
  /** Converts the keys to the value; by default the keys are the value. */
  onChange?: (keys: string[]) => void
}

/** Sorted list of entries; the field's description names their kind. */
export const EntriesEntryField = <K extends Kind>(props: NamedField<K, string[]> & EntriesOptions) => {
  const { editor, name, ...options } = props
  const { described, schema, errorsWithin } = useField({ editor, name })
  const kind = editor.fields[name]?.entries ?? 'item'
  return (
    <EntriesField kind={kind} max={schema.maxRows} errorsWithin={errorsWithin} {...described} {...options} />
  )
}

interface RowsProps<K extends Kind, N extends FieldNameLike<K, object[]>>
  extends Pick<RowsFieldProps<ItemOf<K, N> & object>, 'addLabel' | 'getName' | 'children'> {
  editor: EntryEditor<K>
  name: N
  /** By default the label of the field. */
  label?: string
}

export const RowsEntryField = <K extends Kind, N extends FieldNameLike<K, object[]>>(
  props: RowsProps<K, N>,
) => {
  const { editor, name, ...options } = props
  const { described, schema, errorsWithin } = useField<K, (ItemOf<K, N> & object)[]>({
    editor,
    name,
  } as never)
  return <RowsField schema={schema} errorsWithin={errorsWithin} {...described} {...options} />
}
