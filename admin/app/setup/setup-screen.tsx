import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { failureText } from '../api/admin-error.ts'
import { queryClient } from '../api/queries.ts'
import { openingQuery } from '../opening/opening-query.ts'
import { LoadFailure } from '../ui/load-failure/load-failure.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { findNextStep } from './setup-progress.ts'
import { setupSteps, stepPath } from './setup-steps.ts'
import { StepList } from './step-list.tsx'

/** Steps from an empty site to an open one. Without a step in the URL it opens the first that is not done. */
export function Component() {
  const { step: slug } = useParams()
  const navigate = useNavigate()
  const { data: opening, error, refetch } = useQuery(openingQuery)
  if (!opening && error) return <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />
  if (!opening) return <Skeleton lines={8} />
  const index = setupSteps.findIndex((step) => step.slug === slug)
  const open = setupSteps[index]
  if (!open) return <Navigate to={stepPath(findNextStep(opening).slug)} replace />
  const { Step, title, gaps } = open
  const next = setupSteps[index + 1] ?? open

  function openNext(): void {
    void queryClient.invalidateQueries({ queryKey: openingQuery.queryKey })
    void navigate(stepPath(next.slug))
  }

  return (
    <>
      <h1>Первые шаги: {title}</h1>
      <StepList opening={opening} />
      <Suspense key={open.slug} fallback={<Skeleton lines={8} />}>
        <Step gaps={gaps} onDone={openNext} />
      </Suspense>
    </>
  )
}
