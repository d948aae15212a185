import type { OwnerId } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { hongKongDay } from '../clock/hongKongDay.ts'
import type { Draw } from '../entry/asked.ts'
import { InvariantBroken } from '../entry/invariantBroken.ts'
import { FUNDS } from '../ledger/accounts.ts'
import { amountIn } from '../ledger/currency.ts'
import { isGivenBack, isOver, type Withdrawal } from './withdrawals.ts'
import type { WithdrawalsState } from './withdrawalsState.ts'

/** The sum of an asset (place in the list of assets) that an owner's withdrawals hold in the funds wallet. I5. */
export function heldByWithdrawals(
  { withdrawals, assets }: WithdrawalsState,
  owner: OwnerId,
  wallet: number,
  asset: number,
): Amount {
  if (wallet !== FUNDS) return 0n
  const id = assets[asset]?.id
  return withdrawals
    .ofOwner(owner)
    .reduce((sum, each) => (isOver(each) || each.asset !== id ? sum : sum + each.amount), 0n)
}

/** An owner's withdrawals that are still set aside, in the withdrawal asset. LOT-3. */
export function leavingByWithdrawals({ withdrawals }: WithdrawalsState, owner: OwnerId): Amount {
  let sum = 0n
  for (const withdrawal of withdrawals.ofOwner(owner)) if (!isOver(withdrawal)) sum += withdrawal.amount
  return sum
}

/** The parts of lots that withdrawals took and did not give back. I17. */
export function drawnByWithdrawals({ withdrawals }: WithdrawalsState): Draw[] {
  return withdrawals.all.flatMap((withdrawal) => (isGivenBack(withdrawal) ? [] : withdrawal.drawn))
}

/** I17. Sweep. */
export function checkWithdrawals(state: WithdrawalsState): void {
  const hashes = new Set<string>()
  for (const withdrawal of state.withdrawals.all) {
    checkWithdrawal(state, withdrawal)
    const replaced = state.withdrawals.replacedOf(withdrawal)
    for (const transaction of withdrawal.transaction === '' ? replaced : [withdrawal.transaction, ...replaced]) {
      if (withdrawal.transaction === '' || hashes.has(transaction))
        throw new InvariantBroken('I17', `${transaction} pays twice, or before it was signed`)
      hashes.add(transaction)
    }
  }
  checkDays(state)
}

/** Its fee is at most the frozen terms', and it says as much of its payment as its step. */
function checkWithdrawal(state: WithdrawalsState, withdrawal: Withdrawal): void {
  const { id, kind, amount, fee, state: step, transaction, reference, drawn } = withdrawal
  const fromLots = drawn.reduce((sum, part) => sum + part.amount, 0n)
  if (fee < 0n || fee >= amount || fromLots > amount)
    throw new InvariantBroken('I17', `withdrawal ${id} of ${amount} has a fee of ${fee} and draws ${fromLots}`)
  const signed = step === 'signed' || step === 'failed' || (step === 'confirmed' && kind !== 'bank')
  if (signed !== (transaction !== '') || (reference !== '') !== (step === 'confirmed' && kind === 'bank'))
    throw new InvariantBroken('I17', `withdrawal ${id} is ${step} by '${transaction}${reference}'`)
  if (kind === 'return') return
  for (const part of drawn) {
    const lot = state.lots.byId(part.lot)
    if (!lot || lot.done < lot.needed)
      throw new InvariantBroken('I17', `withdrawal ${id} draws on lot ${part.lot} before its turnover`)
  }
}

/** Requests a day and limits: within the widest terms that ever held, which old lots may still have. */
function checkDays(state: WithdrawalsState): void {
  const { moneyTerms: terms, withdrawals } = state
  const ever = [terms.version(0), ...terms.all()].flatMap((view) => (view ? [view.terms] : []))
  const perDay = Math.max(...ever.map((each) => each.perDay))
  const counts = new Map<string, number>()
  for (const withdrawal of withdrawals.all) {
    const { id, owner, kind, amount, requestedAt } = withdrawal
    if (kind === 'return') continue
    if (
      !ever.some(({ min }) => amount >= amountIn(state, min)) ||
      !ever.some(({ max }) => amount <= amountIn(state, max))
    )
      throw new InvariantBroken('I17', `withdrawal ${id} of ${amount} is outside every limit there was`)
    if (isGivenBack(withdrawal)) continue
    const day = `${owner} ${hongKongDay(requestedAt)}`
    const count = (counts.get(day) ?? 0) + 1
    if (count > perDay) throw new InvariantBroken('I17', `owner ${owner} withdrew ${count} times on a day`)
    counts.set(day, count)
  }
}
