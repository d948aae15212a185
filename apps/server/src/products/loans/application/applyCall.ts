import { createHash, randomUUID } from 'node:crypto'
import type { CallRequest, LoanId } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import { canonicalJson } from '../../../crypto/canonicalJson.ts'
import { Refusal } from '../../../errors/refusal.ts'
import { type CallContext, type CallHandlers, sessionOf } from '../../../gateway/callContext.ts'
import { isTicked } from '../../../gateway/ticked.ts'
import { doneValue } from '../../../trading/acceptedReply.ts'
import { readAmount } from '../../../trading/decimals.ts'
import type { ProductServices } from '../../../trading/productServices.ts'
import { refusalOf } from '../../../trading/refusalOf.ts'
import { loanAsset } from '../loanMoney.ts'
import { type Applicant, checkApplicant, picturesOf } from './applicant.ts'
import { type ApplicationRow, commandOf, type LoanApplications } from './loanApplications.ts'
import type { LoanDrafts } from './loanDrafts.ts'

export interface ApplyParts extends Pick<ProductServices, 'database' | 'clock' | 'real' | 'files' | 'desk'> {
  readonly applications: LoanApplications
  readonly drafts: LoanDrafts
}

/**
 * After the log has the application: the case goes to the desk, the pictures are kept, and the draft is deleted. Once, however often
 * it is called.
 */
async function bringBeforeDesk({ database, files, desk, ...parts }: ApplyParts, row: ApplicationRow, loan: LoanId) {
  const { id, user_id: userId, owner, product, amount, applicant } = row
  const asset = loanAsset(parts.real.core)
  await database.transaction().execute(async (within) => {
    if (!(await parts.applications.answered(id, loan, within))) return
    const pictures = picturesOf(applicant).map((picture) => picture.id)
    await files.keep(pictures, within)
    // The desk decides about this text: the second person's digest covers it.
    const asked = formatPlain(BigInt(amount), asset.scale)
    const subject = { loan, owner: Number(owner), product, amount: asked, currency: asset.code }
    await desk.open({ kind: 'loan', userId, record: String(loan), subject }, within)
    await parts.drafts.remove(userId, within)
  })
}

/**
 * Goes on with what a stop left between the answer of the log and the desk, for what was kept before `time`; what the log never heard of
 * is forgotten.
 */
export async function resumeApplications(parts: ApplyParts, time: number): Promise<void> {
  const { real, applications } = parts
  for (const row of await applications.unanswered(time)) {
    const command = commandOf(row)
    const { reply } = real.hasSeen(command) ? await real.submit(command) : { reply: undefined }
    if (reply?.kind === 'done') await bringBeforeDesk(parts, row, reply.value)
    else await applications.forget(row.id)
  }
}

/** Two requests that say the same are the same; nothing personal is kept in clear for that. */
function inputOf(product: number, amount: bigint, terms: number | undefined, applicant: Applicant): string {
  const told = createHash('sha256').update(canonicalJson(applicant)).digest('hex')
  return `lendBuy ${product} ${amount} ${terms ?? '-'} ${told}`
}

function checkAgreed(agree: string): void {
  if (!isTicked(agree)) throw new Refusal('loan_agreement_missing')
}

/** Applying: the answers are kept first, then the log is asked, then the desk has the case. */
export function applyCall(parts: ApplyParts) {
  const { clock, real, files, applications } = parts

  const keep = async (request: CallRequest<'lendBuy'>, context: CallContext): Promise<ApplicationRow> => {
    const { userId, owner } = sessionOf(context)
    const { id: product, amount: wanted, agree, terms, cid, ...applicant } = request
    if (wanted === '') throw new Refusal('field_empty', { field: 'Amount' })
    const amount = readAmount('amount', wanted, loanAsset(real.core).scale)
    checkApplicant(applicant, clock.now())
    checkAgreed(agree)
    await files.check(userId, picturesOf(applicant))
    const client = cid ?? (context.rtoken === '' ? randomUUID() : context.rtoken)
    return applications.keep({
      userId,
      owner,
      client,
      input: inputOf(product, amount, terms, applicant),
      product,
      amount: String(amount),
      terms: terms ?? real.core.loans.product(product)?.version ?? 1,
      applicant,
    })
  }

  return {
    async lendBuy(request, context) {
      const row = await keep(request, context)
      const entry = await real.submit(commandOf(row))
      if (entry.reply.kind === 'rejected') {
        await applications.forget(row.id)
        throw refusalOf(entry.reply)
      }
      const loan = doneValue(entry, context)
      await bringBeforeDesk(parts, row, loan)
      return { code: String(loan) }
    },
  } satisfies Partial<CallHandlers>
}
