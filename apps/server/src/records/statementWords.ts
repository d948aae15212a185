import type { PostingReason, Wallet } from '@touchstone/protocol'
import type { Statement } from './statement.ts'

/** Entries between accounts: money that moves within one account, from available to held and back, makes none. */
export type EntryReason = Exclude<PostingReason, 'hold' | 'release'>

/** The names of entries that belong to no product. */
export const SHARED_WORDS = {
  faucet: 'Sandbox funds',
  capital: 'Capital',
  rounding: 'Rounding',
} as const satisfies Partial<Readonly<Record<EntryReason, string>>>

export const WALLET_WORDS: Readonly<Record<Wallet, string>> = {
  funds: 'Funds',
  contract: 'Contract',
  delivery: 'Delivery',
  hosting: 'Hosting',
}

/** Whether the money of a statement is real, a sandbox's or play money. */
export const MONEY_WORDS: Readonly<Record<Statement['money'], string>> = {
  real: '',
  sandbox: 'Sandbox: test money without value, simulated prices',
  demo: 'Demo account: play money without value',
}

/** "2026-11-22 08:15:04" */
export function utcText(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ')
}
