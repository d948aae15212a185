import {
  type ConfirmWithdrawal,
  type FailWithdrawal,
  type PayBankWithdrawal,
  type ReplacePayment,
  type Reply,
  type SignWithdrawal,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import { judgeWithdrawing } from '../customers/judgeParty.ts'
import { isTransactionHash } from '../entry/chainFacts.ts'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { AVAILABLE, FUNDS, HELD } from '../ledger/accounts.ts'
import { assetIndex } from '../ledger/assetIndex.ts'
import { giveBack } from './giveBack.ts'
import { WITHDRAWAL, WITHDRAWAL_FEE } from './reasons.ts'
import { judgeStep, known } from './reviewWithdrawal.ts'
import { tellWithdrawal } from './tellWithdrawal.ts'
import type { Withdrawal } from './withdrawals.ts'
import type { WithdrawalsState } from './withdrawalsState.ts'

/** Whether the transaction is named by a hash of the chain. */
export function namesTransaction({ transaction }: Pick<SignWithdrawal, 'transaction'>): boolean {
  return isTransactionHash(transaction)
}

/** The payment of this withdrawal, with the one nonce it will ever have; the same again changes nothing. WDR-12. */
export function signWithdrawal(state: WithdrawalsState, command: SignWithdrawal): Reply {
  const { withdrawal: id, nonce, transaction } = command
  const { withdrawals } = state
  const withdrawal = withdrawals.byId(id)
  if (withdrawal && withdrawals.isPaidBy(withdrawal, transaction)) return done()
  const refused = judgeSigning(state, command)
  if (refused) return refused
  const approved = known(state, id)
  withdrawals.sign(approved, nonce, transaction)
  withdrawals.move(approved, 'signed')
  tellWithdrawal(state, approved)
  return done()
}

/** The same payment at a higher fee: from now on either version may be the one that the chain takes. WDR-15. */
export function replacePayment(state: WithdrawalsState, command: ReplacePayment): Reply {
  const { withdrawal: id, transaction } = command
  const { withdrawals } = state
  const withdrawal = withdrawals.byId(id)
  if (!withdrawal) return refuse('unknown_withdrawal')
  if (withdrawals.isPaidBy(withdrawal, transaction)) return done()
  if (withdrawal.state !== 'signed') return refuse('withdrawal_state')
  if (withdrawals.isTransactionUsed(transaction)) return refuse('already_done')
  withdrawals.replace(withdrawal, transaction)
  tellWithdrawal(state, withdrawal)
  return done()
}

/** The chain has the payment for good: the money set aside leaves, the fee stays with the house. WDR-13. */
export function confirmWithdrawal(state: WithdrawalsState, command: ConfirmWithdrawal): Reply {
  const refused = judgeOutcome(state, command)
  if (refused) return refused
  const withdrawal = known(state, command.withdrawal)
  state.withdrawals.name(withdrawal, command.transaction)
  withdrawal.block = command.block
  payOut(state, withdrawal)
  return done()
}

/** The chain refused it for good: everything is given back. WDR-10, WDR-13. */
export function failWithdrawal(state: WithdrawalsState, command: FailWithdrawal): Reply {
  const refused = judgeOutcome(state, command)
  if (refused) return refused
  const withdrawal = known(state, command.withdrawal)
  state.withdrawals.name(withdrawal, command.transaction)
  withdrawal.block = command.block
  giveBack(state, withdrawal, 'failed')
  return done()
}

/** WDR-14 */
export function judgeBankPayment(state: WithdrawalsState, command: PayBankWithdrawal): Rejected | undefined {
  const { withdrawal: id, reference } = command
  const refused = judgeStep(state, id, ['approved'])
  if (refused) return refused
  if (known(state, id).kind !== 'bank') return refuse('withdrawal_state')
  return state.withdrawals.isReferenceUsed(reference) ? refuse('already_done') : undefined
}

/** The bank has paid. The caller has judged it. */
export function payBankWithdrawal(state: WithdrawalsState, { withdrawal: id, reference }: PayBankWithdrawal): Reply {
  const withdrawal = known(state, id)
  state.withdrawals.pay(withdrawal, reference)
  payOut(state, withdrawal)
  return done()
}

function judgeSigning(state: WithdrawalsState, { withdrawal: id, transaction }: SignWithdrawal): Rejected | undefined {
  const refused = judgeStep(state, id, ['approved'])
  if (refused) return refused
  const { kind, owner } = known(state, id)
  if (kind === 'bank') return refuse('withdrawal_state')
  const used = state.withdrawals.isTransactionUsed(transaction)
  return judgeWithdrawing(state, owner) ?? (used ? refuse('already_done') : undefined)
}

/** The chain's word on a version of a payment counts for the withdrawal that was signed with it, once. */
function judgeOutcome(
  state: WithdrawalsState,
  { withdrawal: id, transaction }: Omit<ConfirmWithdrawal, 'type'>,
): Rejected | undefined {
  const { withdrawals } = state
  const withdrawal = withdrawals.byId(id)
  if (!withdrawal) return refuse('unknown_withdrawal')
  if (!withdrawals.isPaidBy(withdrawal, transaction)) return refuse('withdrawal_state')
  return withdrawal.state === 'signed' ? undefined : refuse('already_done')
}

/** Takes the money set aside out of the exchange; the fee is in the amount. */
function payOut(state: WithdrawalsState, withdrawal: Withdrawal): void {
  const { id, owner, amount, fee } = withdrawal
  const asset = assetIndex(state, withdrawal.asset)
  const held = state.accounts.cell(owner, FUNDS, asset, HELD)
  const outside = state.accounts.cell(SYSTEM_OWNERS.external, FUNDS, asset, AVAILABLE)
  state.journal.post(held, outside, amount - fee, WITHDRAWAL, id)
  const fees = state.accounts.cell(SYSTEM_OWNERS.fees, FUNDS, asset, AVAILABLE)
  state.journal.post(held, fees, fee, WITHDRAWAL_FEE, id)
  state.withdrawals.move(withdrawal, 'confirmed')
  tellWithdrawal(state, withdrawal)
}
