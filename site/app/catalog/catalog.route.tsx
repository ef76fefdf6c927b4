export default function CatalogRoute() {
  return <h1>Каталог</h1>
}
