import type { LedgerHead } from '../ledger/chainedLines.ts'
import { FORMAT, type SnapshotFacts } from './sealedSnapshot.ts'

interface SignedLines {
  headAt(lines?: number): LedgerHead
  readonly rows: readonly { readonly sequence: number }[]
}

/** The signer that would go on from a snapshot. */
export interface Successor {
  readonly rules: number
  readonly chainId: number
  readonly contract: string
  readonly quarantined: ReadonlySet<number>
  readonly payments: SignedLines
  readonly sweeps: SignedLines
}

/** Why a snapshot whose seal holds is not one to go on from; null when it is, as far as the log need not be asked. */
export function judgeSnapshot(facts: SnapshotFacts, successor: Successor): string | null {
  const { format, rules, chainId, contract } = facts
  if (format !== FORMAT || rules !== successor.rules)
    return `it is of format ${format} and rules ${rules}, this program is of ${FORMAT} and ${successor.rules}`
  if (chainId !== successor.chainId || contract !== successor.contract) return 'it is of another chain or token'
  const passedOver = quarantinedUpTo(successor.quarantined, facts.sequence)
  if (passedOver.join() !== facts.quarantined.join()) return 'other entries are quarantined than when it was taken'
  for (const name of ['payments', 'sweeps'] as const) {
    const ledger = successor[name]
    const { lines, chain } = facts[name]
    if (ledger.headAt(lines).chain !== chain) return `the ledger of ${name} is not the one that it was taken beside`
    // A payment that the snapshot does not know could have been signed upon another log, and nobody could tell.
    if (ledger.rows.slice(lines).some(({ sequence }) => sequence < facts.sequence))
      return `the ledger of ${name} has lines from before it that it does not know`
  }
  return null
}

/** Ascending. */
export function quarantinedUpTo(quarantined: ReadonlySet<number>, sequence: number): readonly number[] {
  return [...quarantined].filter((one) => one <= sequence).sort((a, b) => a - b)
}
