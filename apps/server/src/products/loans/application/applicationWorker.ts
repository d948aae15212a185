import { Loop } from '../../../operations/loop.ts'
import type { Worker } from '../../../trading/product.ts'
import type { ProductServices } from '../../../trading/productServices.ts'
import type { LoanProofs } from '../repayment/loanProofs.ts'
import { type ApplyParts, resumeApplications } from './applyCall.ts'

const EVERY_MS = 10 * 60_000
/** No request is still under way after that. */
const ABANDONED_MS = 60_000

type WorkerParts = ApplyParts & Pick<ProductServices, 'problem'> & { readonly proofs: Pick<LoanProofs, 'sweep'> }

/** Finishes applications that a stop interrupted, and deletes drafts and what was told of loans when its time is over. */
export function applicationWorker(parts: WorkerParts): Worker {
  const { clock, applications, drafts, proofs, problem } = parts
  const turn = async (): Promise<number> => {
    try {
      await resumeApplications(parts, clock.now() - ABANDONED_MS)
      await drafts.sweep()
      await applications.sweep()
      await proofs.sweep()
    } catch (error) {
      problem('loan_applications_failed', error, 'applications for loans could not be looked after')
    }
    return EVERY_MS
  }
  const loop = new Loop(turn)
  return {
    name: 'loans',
    start: async () => {
      // Nothing is under way yet: what has no answer was interrupted.
      await resumeApplications(parts, clock.now() + 1)
      loop.start()
    },
    stop: () => loop.stop(),
  }
}
