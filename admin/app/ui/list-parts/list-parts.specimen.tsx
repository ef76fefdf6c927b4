import { ListParts } from './list-parts.tsx'

const query = {
  data: { pageParams: [50] },
  hasNextPage: true,
  isFetchingNextPage: false,
  fetchNextPage: () => undefined,
}

export default () => (
  <ListParts query={query} queryKey={['specimen']}>
    <p>Строки с&nbsp;51-й по&nbsp;150-ю.</p>
  </ListParts>
)
