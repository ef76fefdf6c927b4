import { Checkbox } from './checkbox.tsx'

interface PolicyCheckboxProps {
  id: string
  name: string
  defaultChecked?: boolean
  errors?: string[] | undefined
}

/** Required consent to the processing of personal data. */
export function PolicyCheckbox(input: PolicyCheckboxProps) {
  return (
    <Checkbox
      {...input}
      value="1"
      required
      label={
        <>
          Даю согласие на{' '}
          <a href="/policy/" target="_blank" rel="noopener">
            обработку персональных данных
          </a>
        </>
      }
    />
  )
}
