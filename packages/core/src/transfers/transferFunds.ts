import { type OwnerId, type Reply, type TransferFunds, WALLET_NUMBERS } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import { judgeIsCustomer } from '../customers/judgeIsCustomer.ts'
import { judgeFrozen } from '../customers/judgeParty.ts'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import type { Floor } from '../floor/floor.ts'
import { AVAILABLE } from '../ledger/accounts.ts'
import { assetIndex } from '../ledger/assetIndex.ts'
import { availableIn, freeIn } from '../ledger/freeIn.ts'
import { TRANSFER } from './reasons.ts'
import { takesAsset } from './transferable.ts'

/** Moves a customer's money between two of his wallets, at once and without a fee; answers this entry. XFER-1 to XFER-4. */
export function transferFunds(state: Floor, command: TransferFunds): Reply {
  const { owner, from, to, amount } = command
  const asset = assetIndex(state, command.asset)
  const refused = judgeSender(state, owner) ?? judgeWallets(state, command, asset) ?? judgeAmount(state, command, asset)
  if (refused) return refused
  const source = state.accounts.cell(owner, WALLET_NUMBERS[from], asset, AVAILABLE)
  const destination = state.accounts.cell(owner, WALLET_NUMBERS[to], asset, AVAILABLE)
  state.journal.post(source, destination, amount, TRANSFER, 0)
  state.emit({ type: 'FundsTransferred', owner, from, to, asset: command.asset, amount })
  return done(state.sequence)
}

function judgeSender(state: Floor, owner: OwnerId): Rejected | undefined {
  return judgeIsCustomer(state, owner) ?? judgeFrozen(state, owner)
}

function judgeWallets(state: Floor, { from, to }: TransferFunds, asset: number): Rejected | undefined {
  if (from === to) return refuse('same_wallet')
  if (asset < 0) return refuse('unknown_asset')
  return takesAsset(state, to, asset) ? undefined : refuse('wallet_closed')
}

function judgeAmount(state: Floor, command: TransferFunds, asset: number): Rejected | undefined {
  const { owner, from, amount } = command
  const source = WALLET_NUMBERS[from]
  if (amount > availableIn(state, owner, source, asset)) return refuse('insufficient_balance')
  const most = freeIn(state, owner, source, asset)
  if (amount <= most) return undefined
  const { scale, code } = state.assets[asset] ?? { scale: 0, code: '' }
  return refuse('transfer_backs_positions', { max: formatPlain(most, scale), currency: code })
}
