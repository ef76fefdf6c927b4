import { offerPath } from '@rapport/contract/paths/paths'
import { Button } from '../../ui/button/button.tsx'

/** One press asks for new prices of an expired offer. */
export const PricesForm = ({ token }: { token: string }) => (
  <form method="post" action={`${offerPath(token)}questions/`}>
    <input type="hidden" name="kind" value="prices" />
    <Button type="submit">Запросить новые цены</Button>
  </form>
)
