import { useQueries } from '@tanstack/react-query'
import { contractInfo } from '../../products/contracts/contractReads.ts'
import type { ContractAccount } from '../../products/contracts/useContractRows.ts'
import {
  type CrossBacking,
  crossDistance,
  type LiquidationMove,
} from '../../products/contracts/worksheet/crossDistance.ts'
import { readDown } from '../../shared/decimals/exactDecimal.ts'
import type { AccountName, TransferInfo } from './transferInput.ts'

/** The contract account as far as its cross positions go. */
export interface CrossAccount {
  readonly account: ContractAccount
  readonly positions: CrossBacking['positions']
}

export interface CrossRisk {
  /** Undefined while the contracts' terms are not known. */
  readonly move: LiquidationMove | undefined
}

/** What a transfer does to the liquidation of open cross positions; undefined where it brings none of them closer. */
export function useCrossRisk(
  cross: CrossAccount | undefined,
  info: TransferInfo,
  from: AccountName,
  amount: string,
): CrossRisk | undefined {
  const at = from === 'contract' && cross?.account.currency === info.currency ? cross : undefined
  const symbols = [...new Set(at?.positions.map(({ symbol }) => symbol))]
  const answers = useQueries({ queries: symbols.map(contractInfo) })
  const taken = readDown(amount, info.decimals) ?? 0n
  if (!at || symbols.length === 0 || taken <= 0n) return undefined
  const terms = answers.flatMap(({ data }) => data ?? [])
  if (terms.length < symbols.length) return { move: undefined }
  const move = crossDistance({ ...at, scale: info.decimals }, terms, taken)
  return move && move.before !== move.after ? { move } : undefined
}
