import { PUBLISHED_TOGETHER_MAX } from '@rapport/staff-contract/editing/editing-limits'
import { useSearchParams } from 'react-router'
import { Notice } from '../ui/notice/notice.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { PreviewPane } from './preview-pane.tsx'

/** Preview of several drafts; the URL lists them: `/preview/?ids=3,5`. */
export function Component() {
  const [params] = useSearchParams()
  const ids = (params.get('ids') ?? '').split(',').map(Number)
  const entryIds = [...new Set(ids)].filter((id) => Number.isInteger(id) && id > 0)
  const isFew = entryIds.length > 0 && entryIds.length <= PUBLISHED_TOGETHER_MAX
  return (
    <>
      <h1>Как на&nbsp;сайте</h1>
      <Panel
        heading="Черновики, как их покажет сайт"
        lead={'Страницы, цены и\u00A0списки\u00A0— такие, какими станут после публикации.'}
      >
        {isFew ? (
          <PreviewPane entryIds={entryIds} savedVersion="" />
        ) : (
          <Notice>
            Выберите черновики в&nbsp;списке, до&nbsp;{PUBLISHED_TOGETHER_MAX} сразу, и&nbsp;нажмите
            «Опубликовать вместе»: просмотр там.
          </Notice>
        )}
      </Panel>
    </>
  )
}
