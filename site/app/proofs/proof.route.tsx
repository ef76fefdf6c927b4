import { proofPath } from '@rapport/contract/paths/paths'
import { isApprovable } from '@rapport/contract/proofs/proof-state'
import { notFound } from '../browser/not-found.ts'
import pageStyles from '../calculations/stored/calculation.module.css'
import { proofPageFrom } from '../page-context.ts'
import { pageHandle } from '../seo/page-handle.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { classNames } from '../ui/text/class-names.ts'
import { formatDate } from '../ui/text/date.ts'
import type { Route } from './+types/proof.route'
import { ApproveForms } from './forms/approve-forms.tsx'
import { CommentForm } from './forms/comment-form.tsx'
import styles from './proof.module.css'
import { ProofComments } from './proof-comments.tsx'
import { ProofFiles } from './proof-files.tsx'
import { ProofNotice } from './proof-notice.tsx'
import { ProofPicture } from './proof-picture.tsx'
import { ProofVersions } from './proof-versions.tsx'

/** Page of a proof. The server passes it for an existing link only. */
export function loader({ context }: Route.LoaderArgs) {
  const page = proofPageFrom(context)
  if (!page) throw notFound()
  return page
}

export const handle = pageHandle<Route.ComponentProps['loaderData']>({
  crumbs: (data) => [{ label: 'Макет', to: proofPath(data?.token ?? '') }],
  ownOrderForm: true,
})

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ token, proof }) => ({
  seo: { title: `Макет по заявке № ${proof.orderNumber}`, description: '' },
  path: proofPath(token),
  everyCity: true,
  noindex: true,
}))

export default function ProofRoute({ loaderData: page }: Route.ComponentProps) {
  const { proof, isPreview } = page
  const { orderNumber, version, sentAt, comment, manager } = proof
  const isOpen = isApprovable(proof.state) && !isPreview
  return (
    <article className={classNames(pageStyles.page, styles.page)}>
      <header className={pageStyles.head}>
        <h1>Макет на&nbsp;утверждение</h1>
        <p className={pageStyles.soft}>
          Заявка №&nbsp;{orderNumber}, версия {version}
          {sentAt && (
            <>
              {' '}
              от&nbsp;<time dateTime={sentAt}>{formatDate(sentAt)}</time>
            </>
          )}
          {manager && `. Менеджер: ${manager}`}
        </p>
      </header>
      <ProofNotice page={page} />
      {comment && <p className={styles.message}>{comment}</p>}
      <div className={styles.layout}>
        <ProofPicture page={page} isOpen={isOpen} />
        <div className={styles.beside}>
          {isOpen && <CommentForm page={page} />}
          <ProofComments page={page} />
          {isOpen && <ApproveForms page={page} />}
          <ProofFiles proof={proof} />
          <ProofVersions page={page} />
        </div>
      </div>
    </article>
  )
}
