import type { CallData, CallRequest, LoanId, LoanView } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import { violatedConstraint } from '../../../database/uniqueViolation.ts'
import { Refusal } from '../../../errors/refusal.ts'
import { type CallContext, type CallHandlers, sessionOf } from '../../../gateway/callContext.ts'
import type { AppliedEntry } from '../../../sequencer/worldPort.ts'
import { doneValue } from '../../../trading/acceptedReply.ts'
import { readAmount } from '../../../trading/decimals.ts'
import type { ProductServices } from '../../../trading/productServices.ts'
import { ownLoan } from '../history/loanReading.ts'
import { loanAsset } from '../loanMoney.ts'
import type { LoanProofs, ProofRow } from './loanProofs.ts'

export interface RepayParts
  extends Pick<
    ProductServices,
    'database' | 'commands' | 'past' | 'real' | 'files' | 'desk' | 'transactionPassword' | 'recordsChanged'
  > {
  readonly proofs: LoanProofs
}

type Answer = CallData<'lendBack'>
type Request = CallRequest<'lendBack'>

const sumOf = ({ lateFee, interest, principal }: LoanView['owed']) => lateFee + interest + principal

/** The payment of this entry; of a repetition, the last payment of the loan. */
function takenIn({ events }: AppliedEntry, loan: LoanId): bigint | undefined {
  for (const event of events) if (event.type === 'LoanPaid' && event.loan === loan) return sumOf(event)
  return undefined
}

/** Why a loan that the log knows no more cannot be repaid: it is over, or was never the caller's. */
async function withoutLoan(past: RepayParts['past'], loan: LoanId, context: CallContext) {
  return (await ownLoan(await past.own(context), loan)) ? 'loan_state' : 'unknown_loan'
}

/** From the funds account: late fee, interest and principal, in this order, and never more than is owed. */
function balancePayment({ commands, past, real }: RepayParts) {
  return async ({ code, cid }: Request, amount: bigint, context: CallContext): Promise<Answer> => {
    const trader = commands.trader(context)
    const loan = Number(code)
    const { core } = real
    const { scale } = loanAsset(core)
    const own = core.loans.loan(loan)?.owner === trader.session.owner
    const missing = own ? undefined : await withoutLoan(past, loan, context)
    const entry = await commands.send({
      trader,
      context,
      cid,
      input: `lendBack ${loan} ${amount}`,
      command: (stamp) => ({ type: 'RepayLoan', ...stamp, loan, amount }),
      missing,
    })
    const { reply } = entry
    if (reply.kind === 'rejected' && reply.rejection === 'insufficient_balance') throw new Refusal('recharge_first')
    // It was the caller's when this was sent, so another payment has ended it meanwhile.
    if (own && reply.kind === 'rejected' && reply.rejection === 'unknown_loan') throw new Refusal('loan_state')
    doneValue(entry, context)
    const text = (units: bigint) => formatPlain(units, scale)
    const history = await ownLoan(await past.own({ ...context, minSequence: core.sequence }), loan)
    const last = history?.payments.findLast(({ way }) => way === 'balance')
    const taken = takenIn(entry, loan) ?? (last ? sumOf(last) : 0n)
    const live = core.loans.loan(loan)
    return {
      state: live?.state ?? history?.state ?? 'repaid',
      paid: text(taken),
      owed: text(live ? sumOf(live.owed) : 0n),
    }
  }
}

/** By the proof of a payment made outside: two people look at it before it counts. */
function provedPayment({ database, real, files, desk, proofs, past, recordsChanged }: RepayParts) {
  const answer = ({ state, owed }: LoanView): Answer => {
    return { state, paid: '0', owed: formatPlain(sumOf(owed), loanAsset(real.core).scale) }
  }
  /** Whether it is the same form again; another one under the same id is a conflict. */
  const isSame = (row: ProofRow | undefined, loan: LoanId, amount: bigint, imageId: string): boolean => {
    if (!row) return false
    const same = Number(row.loan) === loan && row.amount === String(amount) && row.image_id === imageId
    if (!same) throw new Refusal('conflict')
    return true
  }

  return async ({ code, imgId, cid }: Request, amount: bigint, context: CallContext): Promise<Answer> => {
    const { userId, owner } = sessionOf(context)
    const loan = Number(code)
    const view = real.core.loans.loan(loan)
    if (view?.owner !== owner) throw new Refusal(await withoutLoan(past, loan, context))
    if (view.state === 'not_reviewed') throw new Refusal('loan_state')
    if (isSame(await proofs.sentAs(userId, cid), loan, amount, imgId)) return answer(view)
    await files.check(userId, [{ id: imgId, use: 'repayment' }])
    const claimed = formatPlain(amount, loanAsset(real.core).scale)
    await database
      .transaction()
      .execute(async (within) => {
        const proof = await proofs.insert(within, { userId, owner, loan, amount, imageId: imgId, cid })
        await files.keep([imgId], within)
        const subject = { proof, loan, owner, amount: claimed }
        await desk.open({ kind: 'repayment', userId, record: code, subject }, within)
      })
      .catch(async (error: unknown) => {
        const twin = violatedConstraint(error) === 'loan_proofs_once' ? await proofs.sentAs(userId, cid) : undefined
        if (!isSame(twin, loan, amount, imgId)) throw error
      })
    recordsChanged(owner, 'loan')
    return answer(view)
  }
}

/** Paying a loan back, in part or whole. */
export function repayCall(parts: RepayParts) {
  const ways = { balance: balancePayment(parts), proof: provedPayment(parts) }
  return {
    async lendBack(request, context) {
      const { userId } = sessionOf(context)
      const { amount: wanted, way, imgId, tpwd } = request
      if (wanted === '') throw new Refusal('field_empty', { field: 'Amount' })
      const amount = readAmount('amount', wanted, loanAsset(parts.real.core).scale)
      if (way === 'proof' && imgId === '') throw new Refusal('repayment_proof_missing')
      await parts.transactionPassword.check(userId, tpwd)
      return ways[way](request, amount, context)
    },
  } satisfies Partial<CallHandlers>
}
