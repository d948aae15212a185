import { type DepositChain, openDepositChain } from '../chain/depositChain.ts'
import type { SendOverChain } from '../sandbox/chainFaucet.ts'
import type { Foundation } from './foundation.ts'

export interface Deposits {
  /** null: there is no chain now. */
  readonly chain: DepositChain | null
  /** null unless the sandbox has a chain of its own. */
  readonly sendOverChain: SendOverChain | null
}

/** The chain of deposits, followed once the products run. Without a chain only past deposits are shown. */
export async function openDeposits({ database, metrics, chain: opened }: Foundation): Promise<Deposits> {
  if (!opened) return { chain: null, sendOverChain: null }
  const { node, check, sandbox } = opened
  const nodes = { reader: node.reader, check: check.reader, sandbox: sandbox !== null }
  const chain = await openDepositChain({ ...opened, ...nodes }, database.kysely)
  metrics.watch('touchstone_chain_block', 'Latest block of the chain, and the last one read', () => {
    const { head, block: read } = chain.status()
    return { head, read }
  })
  const token = opened.sandbox?.token
  return {
    chain,
    sendOverChain: token ? async (owner, amount) => token.send(await chain.addresses.issue(owner), amount) : null,
  }
}
