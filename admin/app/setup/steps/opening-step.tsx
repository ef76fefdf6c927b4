import { useQuery } from '@tanstack/react-query'
import { OpeningPanels } from '../../opening/opening-panels.tsx'
import { openingQuery } from '../../opening/opening-query.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { SitePicture } from '../site-picture.tsx'
import { StepFrame } from '../step-frame.tsx'
import { DraftsPanel } from './drafts-panel.tsx'

/** What the site still lacks, and the button that opens it. */
export default function OpeningStep() {
  const { data } = useQuery({ ...openingQuery, staleTime: 0 })
  if (!data) return <Skeleton lines={8} />
  return (
    <StepFrame picture={<SitePicture savedVersion={data.isOpen ? 'open' : 'closed'} />} actions={null}>
      <DraftsPanel />
      <OpeningPanels {...data} />
    </StepFrame>
  )
}
