import type { CancelWithdrawal, OwnerId, Reply, RequestWithdrawal } from '@touchstone/protocol'
import { judgeCustomer } from '../customers/judgeParty.ts'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { assetIndex } from '../ledger/assetIndex.ts'
import { hold } from '../ledger/holds.ts'
import { writeOffLosses } from '../lots/drawLots.ts'
import { giveBack } from './giveBack.ts'
import { judgeWithdrawal } from './judgeWithdrawal.ts'
import type { Withdrawal } from './withdrawals.ts'
import type { WithdrawalsState } from './withdrawalsState.ts'

const SHA256_HEX = /^[0-9a-f]{64}$/

/** WDR-1. Where it goes: an address or a lot by number, or a payee whose details are kept outside the log. */
export function namesTarget({ kind, amount, fee, target, payee }: RequestWithdrawal): boolean {
  if (fee > amount) return false
  return kind === 'bank' ? target === 0 && SHA256_HEX.test(payee) : target > 0 && payee === ''
}

/** Sets the amount aside: from here on it is spoken for. Answers the withdrawal's number. WDR-1 to WDR-9. */
export function requestWithdrawal(state: WithdrawalsState, command: RequestWithdrawal): Reply {
  const { owner, kind, asset, amount, fee, target } = command
  const judged = judgeWithdrawal(state, owner, command)
  if (judged.refused) return judged.refused
  if (judged.fee !== fee) return refuse('fee_changed')
  const { lots, withdrawals } = state
  const id = withdrawals.next
  writeOffLosses(state, owner)
  for (const { lot, amount: part } of judged.drawn) lots.setLeft(lot, lot.left - part)
  hold(state, owner, assetIndex(state, asset), amount, id)
  const asked = { owner, kind, asset, amount, fee, target, destination: destinationOf(state, command) }
  const drawn = judged.drawn.map(({ lot, amount: part }) => ({ lot: lot.id, amount: part }))
  const unpaid = { nonce: 0, transaction: '', block: 0, reference: '' }
  withdrawals.add({ id, ...asked, requestedAt: state.time, drawn, state: 'requested', ...unpaid })
  state.emit({ type: 'WithdrawalRequested', withdrawal: id, ...asked })
  return done(id)
}

/** Until review starts, by a frozen customer too. WDR-10. */
export function cancelWithdrawal(state: WithdrawalsState, { owner, withdrawal: id }: CancelWithdrawal): Reply {
  const withdrawal = ownWithdrawal(state, owner, id)
  if ('rejection' in withdrawal) return withdrawal
  if (withdrawal.state !== 'requested') return refuse('withdrawal_not_cancelable')
  giveBack(state, withdrawal, 'canceled')
  return done(id)
}

function ownWithdrawal(state: WithdrawalsState, owner: OwnerId, id: number): Withdrawal | Rejected {
  const barred = judgeCustomer(state, owner)
  if (barred) return barred
  const withdrawal = state.withdrawals.byId(id)
  return withdrawal?.owner === owner ? withdrawal : refuse('unknown_withdrawal')
}

function destinationOf(
  { payoutAddresses, lots }: WithdrawalsState,
  { kind, target, payee }: RequestWithdrawal,
): string {
  if (kind === 'bank') return payee
  return (kind === 'chain' ? payoutAddresses.byId(target)?.address : lots.byId(target)?.from) ?? ''
}
