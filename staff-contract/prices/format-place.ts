/** Formats a place of an operation on an item: «Грудь 350 × 450 мм». */
export const formatPlace = ({
  title,
  widthMm,
  heightMm,
}: {
  title: string
  widthMm: number
  heightMm: number
}): string => `${title} ${widthMm}\u00A0×\u00A0${heightMm}\u00A0мм`
