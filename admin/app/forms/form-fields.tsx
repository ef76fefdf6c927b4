import { createFormHook, createFormHookContexts } from '@tanstack/react-form'
import { PasswordField } from '../ui/field/password-field.tsx'
import { TextArea, type TextAreaProps } from '../ui/field/text-area.tsx'
import { TextField, type TextFieldProps } from '../ui/field/text-field.tsx'
import { Select, type SelectOption } from '../ui/select/select.tsx'

const { fieldContext, formContext, useFieldContext, useFormContext } = createFormHookContexts()

export { useFormContext }

type FieldIssue = string | { message: string }

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

/** The value is always one of the options: the initial value is one. */
function BoundSelect<Value extends string>(props: {
  label: string
  options: readonly SelectOption<Value>[]
}) {
  return <Select {...props} {...useBoundField<Value>()} />
}

/** Form hook with the parts of `ui/` as its fields. */
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
