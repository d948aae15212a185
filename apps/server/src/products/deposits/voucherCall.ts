import type { CallData, CallRequest } from '@touchstone/protocol'
import { formatPlain, parseDecimal } from '@touchstone/quantities'
import { violatedConstraint } from '../../database/uniqueViolation.ts'
import { Refusal } from '../../errors/refusal.ts'
import { type CallHandlers, type Session, sessionOf } from '../../gateway/callContext.ts'
import { readAmount } from '../../trading/decimals.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { askedAsset } from './depositAsset.ts'
import { SMALLEST_VOUCHER } from './infoCalls.ts'
import { closeVouchers, creditedDeposits, insertVoucher, type VoucherRow } from './voucherRows.ts'

type Needs = Pick<ProductServices, 'database' | 'clock' | 'real' | 'files' | 'desk'>
type Answer = CallData<'addRecharge'>

interface Claim {
  readonly amount: bigint
  readonly imageId: string
  readonly transaction: string
}

function readTransaction(text: string): string {
  if (text !== '' && !/^0x[0-9a-fA-F]{64}$/.test(text)) throw new Refusal('transaction_invalid')
  return text.toLowerCase()
}

async function readClaim({ real, files }: Needs, request: CallRequest<'addRecharge'>, userId: string): Promise<Claim> {
  const { scale } = askedAsset(real, request)
  const amount = readAmount('amount', request.amount, scale)
  const smallest = parseDecimal(SMALLEST_VOUCHER, scale) ?? 0n
  if (amount < smallest) throw new Refusal('below_minimum_quantity', { min: formatPlain(smallest, scale) })
  const transaction = readTransaction(request.txid)
  if (request.imgId === '') throw new Refusal('bill_missing')
  await files.check(userId, [{ id: request.imgId, use: 'voucher' }])
  return { amount, imageId: request.imgId, transaction }
}

/** The same form sent again gets the first answer; another one under the same id is a conflict. */
function repeated(row: VoucherRow, { amount, imageId, transaction }: Claim): Answer {
  const same = row.amount === String(amount) && row.image_id === imageId && row.transaction === transaction
  if (!same) throw new Refusal('conflict')
  return { id: row.id, state: row.state === 'completed' ? 'completed' : 'not_reviewed' }
}

/** A form with the bill of a deposit. It goes to review and credits nothing: only the chain does. */
export function voucherCall(needs: Needs): CallHandlers<'addRecharge'> {
  const { database, clock, files, desk } = needs

  const earlier = (userId: string, cid: string | undefined) =>
    cid === undefined
      ? undefined
      : database
          .selectFrom('deposit_vouchers')
          .selectAll()
          .where('user_id', '=', userId)
          .where('cid', '=', cid)
          .executeTakeFirst()

  const keep = ({ userId, owner }: Session, claim: Claim, cid: string | undefined, credited: boolean) =>
    database.transaction().execute(async (within): Promise<Answer> => {
      const state = credited ? ('completed' as const) : ('not_reviewed' as const)
      const id = await insertVoucher(within, { ...claim, userId, owner, cid, state }, clock.now())
      await files.keep([claim.imageId], within)
      if (credited) return { id, state }
      const caseId = await desk.open({ kind: 'deposit_voucher', userId, subject: { voucher: id } }, within)
      await within.updateTable('deposit_vouchers').set({ case_id: caseId }).where('id', '=', id).execute()
      return { id, state }
    })

  return {
    addRecharge: async (request, context) => {
      const session = sessionOf(context)
      const claim = await readClaim(needs, request, session.userId)
      const { cid } = request
      const before = await earlier(session.userId, cid)
      if (before) return repeated(before, claim)
      const { owner } = session
      const isCredited = async () =>
        claim.transaction !== '' && (await creditedDeposits(database, owner, claim.transaction)).length > 0
      const answer = await keep(session, claim, cid, await isCredited()).catch(async (error: unknown) => {
        const twin = violatedConstraint(error) === 'deposit_vouchers_once' && (await earlier(session.userId, cid))
        if (twin) return repeated(twin, claim)
        throw error
      })
      // Credited while the form was being written down: nobody else would close it.
      if (answer.state === 'completed' || !(await isCredited())) return answer
      await closeVouchers(database, { owner: BigInt(owner), transaction: claim.transaction }, clock.now())
      return { id: answer.id, state: 'completed' }
    },
  }
}
