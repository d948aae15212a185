import { type CreditDeposit, type Reply, SYSTEM_OWNERS } from '@touchstone/protocol'
import { MAX_AMOUNT } from '@touchstone/quantities'
import { judgeCustomer } from '../customers/judgeParty.ts'
import { isAddress, isPayable, isTransactionHash } from '../entry/chainFacts.ts'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { AVAILABLE, FUNDS } from '../ledger/accounts.ts'
import { assetIndex } from '../ledger/assetIndex.ts'
import { withdrawalAsset } from '../ledger/currency.ts'
import { availableFunds } from '../ledger/holds.ts'
import { newLot } from '../lots/newLot.ts'
import type { DepositsState } from './depositsState.ts'
import { DEPOSIT } from './reasons.ts'

/** A transfer seen on a chain, once for ever; answers the lot's number. To a frozen customer too: it has happened. DEP-1 to DEP-3. */
export function creditDeposit(state: DepositsState, command: CreditDeposit): Reply {
  const refused = judgeDeposit(state, command)
  if (refused) return refused
  const { type: _, owner, amount, from, ...seen } = command
  const asset = withdrawalAsset(state)
  const external = state.accounts.cell(SYSTEM_OWNERS.external, FUNDS, asset, AVAILABLE)
  const lot = newLot(state, command, amount, isPayable(from) ? from : '')
  state.deposits.add(depositKey(command))
  state.journal.post(external, state.accounts.cell(owner, FUNDS, asset, AVAILABLE), amount, DEPOSIT, lot.id)
  state.emit({ type: 'DepositCredited', lot: lot.id, owner, amount, from, ...seen, terms: lot.terms })
  return done(lot.id)
}

/** Which transfer of which chain it is. I18. */
export function depositKey(seen: Pick<CreditDeposit, 'chain' | 'token' | 'transaction' | 'logIndex'>): string {
  return `${seen.chain}:${seen.token}:${seen.transaction}:${seen.logIndex}`
}

/** DEP-2 */
function judgeDeposit(state: DepositsState, command: CreditDeposit): Rejected | undefined {
  const { owner, amount } = command
  const barred = judgeCustomer(state, owner)
  if (barred) return barred
  const asset = assetIndex(state, command.asset)
  if (asset < 0) return refuse('unknown_asset')
  if (asset !== withdrawalAsset(state)) return refuse('not_allowed')
  if (state.deposits.has(depositKey(command))) return refuse('already_done')
  const outside = availableFunds(state, SYSTEM_OWNERS.external, asset)
  return amount - outside > MAX_AMOUNT ? refuse('amount_overflow') : undefined
}

/** Whether addresses and hash are written as the chain writes them. */
export function isOfChain({ transaction, token, from, to }: CreditDeposit): boolean {
  return isTransactionHash(transaction) && [token, from, to].every(isAddress)
}
