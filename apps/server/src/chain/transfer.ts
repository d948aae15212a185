import { type ChainLog, type ChainReceipt, TRANSFER_TOPIC } from './chainReader.ts'

/** A transfer of a token as a log tells it. Only the contract's address says which token it is, never its name. */
export interface TokenTransfer {
  readonly contract: string
  readonly transaction: string
  /** Among the logs of its transaction, from 0: the number in the block changes when the block does. */
  readonly position: number
  readonly block: number
  readonly blockHash: string
  readonly from: string
  readonly to: string
  /** The amount delivered, in the token's smallest units. */
  readonly amount: bigint
}

const WORD_DIGITS = 66
const TOPICS_OF_A_TRANSFER = 3

function addressIn(word: string): string | undefined {
  return /^0x0{24}/.test(word) ? `0x${word.slice(-40)}` : undefined
}

/** Reads a log of the form Transfer(address indexed, address indexed, uint256); undefined for any other. */
function readTransfer(log: ChainLog, position: number): TokenTransfer | undefined {
  const [topic, fromWord = '', toWord = ''] = log.topics
  if (topic !== TRANSFER_TOPIC || log.topics.length !== TOPICS_OF_A_TRANSFER) return undefined
  if (log.data.length !== WORD_DIGITS || log.removed === true) return undefined
  const from = addressIn(fromWord)
  const to = addressIn(toWord)
  if (from === undefined || to === undefined) return undefined
  return {
    contract: log.address,
    transaction: log.transactionHash,
    position,
    block: log.blockNumber,
    blockHash: log.blockHash,
    from,
    to,
    amount: BigInt(log.data),
  }
}

/** The transfers of a transaction that succeeded, each at its position. */
export function transfersIn(receipt: ChainReceipt): readonly TokenTransfer[] {
  if (receipt.status !== 1n) return []
  return receipt.logs.flatMap((log, position) => {
    const own = log.transactionHash === receipt.transactionHash && log.blockHash === receipt.blockHash
    const transfer = own && log.blockNumber === receipt.blockNumber ? readTransfer(log, position) : undefined
    return transfer ? [transfer] : []
  })
}
