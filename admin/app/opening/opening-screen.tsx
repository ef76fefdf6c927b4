import { useQuery } from '@tanstack/react-query'
import { failureText } from '../api/admin-error.ts'
import { LoadFailure } from '../ui/load-failure/load-failure.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { OpeningPanels } from './opening-panels.tsx'
import { openingQuery } from './opening-query.ts'

/** Whether visitors see the site, and what it lacks: before it opens and ever after. */
export function Component() {
  const { data, error, refetch } = useQuery({ ...openingQuery, staleTime: 0 })
  return (
    <>
      <h1>Открытие сайта</h1>
      {data && <OpeningPanels {...data} />}
      {!data && !error && <Skeleton lines={8} />}
      {!data && error && <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />}
    </>
  )
}
