import type { AskNode } from '../../chain/jsonRpc.ts'
import type { CustodyChain } from '../custody/custodyChain.ts'
import { type PayoutChain, readQuantity } from '../payoutChain.ts'

/** State of a deposit address, at the latest block and at the latest one that is deep enough. */
export interface AddressStand {
  /** How many transactions it has made. */
  readonly used: number
  readonly usedDeep: number
  /** Units of the token. */
  readonly balance: bigint
  readonly balanceDeep: bigint
  /** Wei, at the latest block. */
  readonly coins: bigint
}

export interface GasWalletStand {
  readonly used: number
  /** Wei. */
  readonly coins: bigint
}

/** The questions of consolidation to the chain. Throws ChainTrouble when there is no usable answer. */
export interface SweepChain extends Pick<PayoutChain, 'sweepFees' | 'broadcast' | 'outcome'> {
  stand(address: string): Promise<AddressStand>
  gasWallet(address: string): Promise<GasWalletStand>
}

export interface SweepChainParts {
  readonly ask: AskNode
  readonly payouts: PayoutChain
  readonly custody: CustodyChain
  readonly confirmations: number
}

export function createSweepChain({ ask, payouts, custody, confirmations }: SweepChainParts): SweepChain {
  const hex = (block: number) => `0x${block.toString(16)}`
  const used = async (address: string, block: number) =>
    Number(readQuantity(await ask('eth_getTransactionCount', [address, hex(block)]), 'transaction count'))
  const coins = async (address: string, block: number) =>
    readQuantity(await ask('eth_getBalance', [address, hex(block)]), 'balance of coins')
  const balance = async (address: string, block: number) => (await custody.balances([address], block))[0] ?? 0n
  return {
    sweepFees: () => payouts.sweepFees(),
    broadcast: (raw, transaction) => payouts.broadcast(raw, transaction),
    outcome: (expected) => payouts.outcome(expected),
    stand: async (address) => {
      const head = await custody.head()
      const deep = Math.max(0, head - confirmations + 1)
      return {
        used: await used(address, head),
        usedDeep: await used(address, deep),
        balance: await balance(address, head),
        balanceDeep: await balance(address, deep),
        coins: await coins(address, head),
      }
    },
    gasWallet: async (address) => {
      const head = await custody.head()
      return { used: await used(address, head), coins: await coins(address, head) }
    },
  }
}
