import type { CreditDeposit } from '@touchstone/protocol'
import type { ChainReader } from './chainReader.ts'
import type { ChainRows, DepositRow } from './chainRows.ts'
import { transfersIn } from './transfer.ts'

/** The door into the log, for deposits. */
export interface CreditPort {
  isCredited(deposit: Pick<CreditDeposit, 'chain' | 'token' | 'transaction' | 'logIndex'>): boolean
  /** Sequence of the entry; `refused`: the core's word of refusal. Throws when the log takes no commands now. */
  credit(command: CreditDeposit): Promise<{ readonly sequence: number } | { readonly refused: string }>
}

export interface CreditParts {
  /** Where the deposit is read the second time. */
  readonly reader: Pick<ChainReader, 'block' | 'head' | 'receipt'>
  readonly rows: Pick<ChainRows, 'waiting' | 'credited' | 'stuck'>
  readonly port: CreditPort
  readonly asset: number
  readonly confirmations: number
}

/**
 * Reads a deposit once more: its block is part of the chain, its transaction succeeded in that block, and the same log
 * stands at the same place. `wait`: the node does not (yet) know the transfer that the other one told; `false`: it says
 * otherwise.
 */
async function standsFirm({ reader }: CreditParts, row: DepositRow): Promise<boolean | 'wait'> {
  const number = Number(row.block)
  const block = await reader.block(number)
  const receipt = await reader.receipt(row.transaction)
  if (block?.hash !== row.block_hash || receipt?.blockHash !== row.block_hash) return 'wait'
  if (!block.transactions.some(({ hash }) => hash === row.transaction)) return false
  return transfersIn(receipt).some(
    ({ contract, position, from, to, amount }) =>
      position === row.position &&
      contract === row.contract &&
      from === row.from_address &&
      to === row.to_address &&
      String(amount) === row.amount,
  )
}

function commandOf(row: DepositRow, asset: number): CreditDeposit {
  return {
    type: 'CreditDeposit',
    owner: Number(row.owner),
    asset,
    amount: BigInt(row.amount),
    chain: 'ethereum',
    token: row.contract,
    transaction: row.transaction,
    logIndex: row.position,
    block: Number(row.block),
    from: row.from_address,
    to: row.to_address,
  }
}

async function creditOne(parts: CreditParts, row: DepositRow): Promise<boolean> {
  const { rows, port, asset } = parts
  const command = commandOf(row, asset)
  // The log has the credit, but the server stopped before this row was written.
  if (port.isCredited(command)) {
    await rows.credited(row, 0)
    return true
  }
  const firm = await standsFirm(parts, row)
  if (firm === 'wait') return false
  if (!firm) {
    await rows.stuck(row, 'read_differs')
    return true
  }
  const answer = await port.credit(command)
  if ('refused' in answer) await rows.stuck(row, answer.refused)
  else await rows.credited(row, answer.sequence)
  return true
}

/** Credits deposits with enough confirmations on both nodes. Returns the deposits that changed. */
export async function creditDeposits(parts: CreditParts, head: number): Promise<readonly DepositRow[]> {
  const deepEnough = head - parts.confirmations + 1
  const waiting = await parts.rows.waiting(deepEnough)
  if (waiting.length === 0) return []
  const checkedDepth = (await parts.reader.head()) - parts.confirmations + 1
  const changed: DepositRow[] = []
  for (const row of waiting) if (Number(row.block) <= checkedDepth && (await creditOne(parts, row))) changed.push(row)
  return changed
}
