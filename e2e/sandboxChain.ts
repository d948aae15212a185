/** What somebody else sees on the sandbox's chain: its node asked as any node is, without the exchange. */

export interface Receipt {
  /** 0x1: it succeeded. */
  readonly status: string
  /** Whom the transaction was sent to, lower case. */
  readonly to: string
  readonly logs: readonly { readonly address: string; readonly topics: readonly string[]; readonly data: string }[]
}

/** First four bytes of keccak256("balanceOf(address)"). */
const BALANCE_OF = '0x70a08231'
/** keccak256("Transfer(address,address,uint256)"), what every ERC-20 token tells of a transfer. */
export const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** An address or an amount as the chain writes it into 32 bytes. */
export function word(value: bigint | string): string {
  return `0x${BigInt(value).toString(16).padStart(64, '0')}`
}

async function ask(rpcUrl: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const answer = await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { result, error } = await answer.json()
  if (error) throw new Error(`${method}: ${error.message}`)
  return result
}

/** In the token's smallest units. */
export async function tokenBalance(rpcUrl: string, token: string, address: string): Promise<bigint> {
  const data = BALANCE_OF + word(address).slice(2)
  return BigInt(String(await ask(rpcUrl, 'eth_call', [{ to: token, data }, 'latest'])))
}

/** All that ever came to an address, in the token's smallest units; it may have been moved on since. */
export async function received(rpcUrl: string, token: string, address: string): Promise<bigint> {
  const filter = { address: token, topics: [TRANSFER, null, word(address)], fromBlock: 'earliest', toBlock: 'latest' }
  const logs = (await ask(rpcUrl, 'eth_getLogs', [filter])) as readonly { readonly data: string }[]
  return logs.reduce((sum, { data }) => sum + BigInt(data), 0n)
}

/** null: the chain knows no such transaction. */
export async function receiptOf(rpcUrl: string, transaction: string): Promise<Receipt | null> {
  return (await ask(rpcUrl, 'eth_getTransactionReceipt', [transaction])) as Receipt | null
}
