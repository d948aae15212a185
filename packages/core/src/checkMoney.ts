import type { OwnerId } from '@touchstone/protocol'
import { type Amount, chargeUp } from '@touchstone/quantities'
import { InvariantBroken } from './entry/invariantBroken.ts'
import { amountIn } from './ledger/currency.ts'
import type { Lot } from './lots/lots.ts'
import type { ExchangeState } from './state.ts'
import { hongKongDay } from './withdrawals/hongKong.ts'
import { isGivenBack, isOver, type Withdrawal } from './withdrawals/withdrawals.ts'

/** What an owner's withdrawals hold of an asset (place in the genesis list) in the funds wallet. */
export function withdrawalsHold({ money, assets }: ExchangeState, owner: OwnerId, asset: number): Amount {
  const id = assets[asset]?.id
  return money.withdrawals
    .ofOwner(owner)
    .reduce((sum, each) => (isOver(each) || each.asset !== id ? sum : sum + each.amount), 0n)
}

/** I17 to I19. Sweep. */
export function checkMoney(state: ExchangeState): void {
  const drawn = new Map<number, Amount>()
  const hashes = new Set<string>()
  for (const withdrawal of state.money.withdrawals.all) {
    checkWithdrawal(state, withdrawal)
    const replaced = state.money.withdrawals.replacedOf(withdrawal)
    for (const transaction of withdrawal.transaction === '' ? replaced : [withdrawal.transaction, ...replaced]) {
      if (withdrawal.transaction === '' || hashes.has(transaction))
        throw new InvariantBroken('I17', `${transaction} pays twice, or before it was signed`)
      hashes.add(transaction)
    }
    if (isGivenBack(withdrawal)) continue
    for (const { lot, amount } of withdrawal.drawn) drawn.set(lot, (drawn.get(lot) ?? 0n) + amount)
  }
  for (const lot of state.money.lots.all) checkLot(state, lot, drawn.get(lot.id) ?? 0n)
  checkDays(state)
  const { deposits, remittances, lots } = state.money
  if (deposits.size + remittances.size !== lots.all.length)
    throw new InvariantBroken(
      'I18',
      `${lots.all.length} lots for ${deposits.size} transfers, ${remittances.size} lines`,
    )
}

/** Its fee is at most the frozen terms', and it says as much of its payment as its step. */
function checkWithdrawal(state: ExchangeState, withdrawal: Withdrawal): void {
  const { id, kind, amount, fee, state: step, transaction, reference, drawn } = withdrawal
  const fromLots = drawn.reduce((sum, part) => sum + part.amount, 0n)
  if (fee < 0n || fee >= amount || fromLots > amount)
    throw new InvariantBroken('I17', `withdrawal ${id} of ${amount} has a fee of ${fee} and draws ${fromLots}`)
  const signed = step === 'signed' || step === 'failed' || (step === 'confirmed' && kind !== 'bank')
  if (signed !== (transaction !== '') || (reference !== '') !== (step === 'confirmed' && kind === 'bank'))
    throw new InvariantBroken('I17', `withdrawal ${id} is ${step} by '${transaction}${reference}'`)
  if (kind === 'return') return
  for (const part of drawn) {
    const lot = state.money.lots.byId(part.lot)
    if (!lot || lot.done < lot.needed)
      throw new InvariantBroken('I17', `withdrawal ${id} draws on lot ${part.lot} before its turnover`)
  }
}

/** What was withdrawn and what is left are never more than the lot; what is asked of it is what its own terms say. */
function checkLot(state: ExchangeState, lot: Lot, drawn: Amount): void {
  const { id, value, left, needed, done } = lot
  if (left < 0n || left + drawn > value || done < 0n || done > needed)
    throw new InvariantBroken(
      'I17',
      `lot ${id} of ${value} has ${left} left, ${drawn} drawn, ${done} of ${needed} done`,
    )
  const terms = state.money.terms.version(lot.terms)?.terms
  if (!terms || needed !== chargeUp(value, terms.turnoverPpm))
    throw new InvariantBroken('I19', `lot ${id} asks for ${needed} under terms ${lot.terms}`)
}

/** Requests a day and limits: within the widest terms that ever held, which old lots may still have. */
function checkDays(state: ExchangeState): void {
  const { terms, withdrawals } = state.money
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
