import { Checkbox } from './checkbox.tsx'

interface PolicyCheckboxProps {
  id: string
  name: string
  defaultChecked?: boolean
  errors?: string[] | undefined
}

/** The consent that a form which takes personal data can't do without. */
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
