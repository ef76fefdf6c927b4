export function Component() {
  return <h1>Образцы</h1>
}
