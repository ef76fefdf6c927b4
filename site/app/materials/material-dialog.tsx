import { ScriptMarkup } from '../ui/element/script-markup.tsx'
import { MaterialDialogTemplate } from './material-dialog-template.tsx'

/** Place of the dialog of a material. */
export const MaterialDialog = () => (
  <material-dialog>
    <ScriptMarkup>
      <MaterialDialogTemplate />
    </ScriptMarkup>
  </material-dialog>
)
