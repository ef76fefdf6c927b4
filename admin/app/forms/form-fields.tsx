import { createFormHook, createFormHookContexts } from '@tanstack/react-form'
import { PasswordField } from '../ui/field/password-field.tsx'
import { TextArea, type TextAreaProps } from '../ui/field/text-area.tsx'
import { TextField, type TextFieldProps } from '../ui/field/text-field.tsx'
import { Select, type SelectOption } from '../ui/select/select.tsx'

const { fieldContext, formContext, useFieldContext, useFormContext } = createFormHookContexts()

export { useFormContext }

/** A sentence of a rule of the contract, or of the server. */
type FieldIssue = string | { message: string }

/** Returns what a field of the form needs to be drawn: its value, its mistakes, and what happens when it changes. */
function useBoundField<Value extends string>() {
  const field = useFieldContext<Value>()
  const issues = field.state.meta.errors as FieldIssue[]
  const errors = issues.map((issue) => (typeof issue === 'string' ? issue : issue.message))
  return {
    name: field.name,
    value: field.state.value,
    onChange: (value: Value) => field.handleChange(value),
    onBlur: field.handleBlur,
    errors: [...new Set(errors)],
  }
}

type BoundTextFieldProps = Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'errors'>

const BoundTextField = (props: BoundTextFieldProps) => <TextField {...props} {...useBoundField<string>()} />

const BoundTextArea = (props: Omit<TextAreaProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'errors'>) => (
  <TextArea {...props} {...useBoundField<string>()} />
)

const BoundPasswordField = (props: BoundTextFieldProps) => (
  <PasswordField {...props} {...useBoundField<string>()} />
)

/** The value is one of the options: the form began with one. */
function BoundSelect<Value extends string>(props: {
  label: string
  options: readonly SelectOption<Value>[]
}) {
  return <Select {...props} {...useBoundField<Value>()} />
}

/** The forms of the back office, whose fields are the parts of ui/. */
export const { useAppForm, withFieldGroup } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    TextField: BoundTextField,
    TextArea: BoundTextArea,
    PasswordField: BoundPasswordField,
    Select: BoundSelect,
  },
  formComponents: {},
})
