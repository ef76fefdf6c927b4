/** Names the material whose popup is open, so that one can link to it and Back closes it. */
export const MATERIAL_PARAM = 'material-hint'

/** What an entry of the history knows: closing the popup goes back, where it was opened on the page. */
export interface MaterialLinkState {
  fromPage?: boolean
}
