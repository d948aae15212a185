import type { PostingReason, Wallet } from '@touchstone/protocol'
import type { Statement } from './statement.ts'

type EntryReason = Exclude<PostingReason, 'hold' | 'release'>

/** What an entry is, in words. */
const REASONS: Readonly<Record<EntryReason, string>> = {
  trade: 'Trade',
  fee: 'Fee',
  transfer: 'Transfer between own accounts',
  pnl: 'Profit or loss of a contract',
  loss_settled: 'Loss of a contract settled while open',
  funding: 'Funding',
  liquidation_fee: 'Liquidation fee',
  insurance: 'Insurance fund',
  option_stake: 'Stake of a timed order',
  option_payout: 'Payout of a timed order',
  faucet: 'Sandbox funds',
  capital: 'Capital',
  rounding: 'Rounding',
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  withdrawal_fee: 'Withdrawal fee',
  purchase: 'Coins bought by remittance',
  conversion: 'Exchange of currencies',
}

export function entryWords(reason: PostingReason): string {
  return reason in REASONS ? REASONS[reason as EntryReason] : reason
}

export const WALLET_WORDS: Readonly<Record<Wallet, string>> = {
  funds: 'Funds',
  contract: 'Contract',
  delivery: 'Delivery',
  hosting: 'Hosting',
}

/** What the money of a statement is worth outside. */
export const MONEY_WORDS: Readonly<Record<Statement['money'], string>> = {
  real: '',
  sandbox: 'Sandbox: test money without value, simulated prices',
  demo: 'Demo account: play money without value',
}

/** "2026-11-22 08:15:04" */
export function utcText(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ')
}
