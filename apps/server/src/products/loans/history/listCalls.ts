import { type CallHandlers, sessionOf } from '../../../gateway/callContext.ts'
import type { ProductServices } from '../../../trading/productServices.ts'
import type { LoanApplications } from '../application/loanApplications.ts'
import { loanAsset } from '../loanMoney.ts'
import type { LoanProofs } from '../repayment/loanProofs.ts'
import { ownLoans } from './loanReading.ts'
import { loanRow } from './loanRow.ts'

export interface ListParts extends Pick<ProductServices, 'past' | 'real' | 'files'> {
  readonly applications: LoanApplications
  readonly proofs: LoanProofs
}

/** The loans of the caller, from history, and their pictures. */
export function listCalls({ past, real, files, applications, proofs }: ListParts) {
  return {
    async lendMylist({ code, ...wanted }, context) {
      const { userId } = sessionOf(context)
      const reading = await past.own(context)
      const { list, total, page } = await ownLoans(reading, {
        ...wanted,
        loan: code === undefined ? undefined : Number(code),
      })
      const [reasons, latest] = [await applications.reasons(userId), await proofs.latest(userId)]
      const { core } = real
      const rows = list.map((loan) =>
        loanRow(loan, {
          asset: loanAsset(core),
          time: core.time,
          live: core.loans.loan(loan.loan),
          proof: latest.get(loan.loan),
          written: reasons.get(loan.loan) ?? '',
          name: core.loans.product(loan.product)?.terms.name ?? '',
        }),
      )
      return { list: rows, total, page }
    },

    async lend_img({ id }, context) {
      const { userId } = sessionOf(context)
      return { url: await files.openForOwner({ imageId: id, userId }) }
    },
  } satisfies Partial<CallHandlers>
}
