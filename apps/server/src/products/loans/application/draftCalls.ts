import { type CallHandlers, sessionOf } from '../../../gateway/callContext.ts'
import type { ProductServices } from '../../../trading/productServices.ts'
import { NOBODY, picturesOf } from './applicant.ts'
import type { LoanDrafts } from './loanDrafts.ts'

export interface DraftParts extends Pick<ProductServices, 'files'> {
  readonly drafts: LoanDrafts
}

/** A half-filled application, kept on the server with its pictures. */
export function draftCalls({ files, drafts }: DraftParts) {
  return {
    async saveLend(draft, context) {
      const { userId } = sessionOf(context)
      const pictures = picturesOf(draft)
      await files.check(userId, pictures)
      const until = await drafts.save(userId, draft)
      const ids = pictures.map(({ id }) => id)
      await files.keepUntil(ids, until)
      return { until }
    },

    async getLend(_request, context) {
      const kept = await drafts.find(sessionOf(context).userId)
      if (!kept) return { id: '', amount: '', ...NOBODY, saved: 0, until: 0 }
      return { ...kept.draft, saved: kept.saved, until: kept.until }
    },
  } satisfies Partial<CallHandlers>
}
