import { type AssetId, SYSTEM_OWNERS } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import type { ChainRows } from '../../chain/chainRows.ts'
import type { AskNode } from '../../chain/jsonRpc.ts'
import type { SandboxToken } from '../../chain/sandbox/sandboxToken.ts'
import type { WorldPort } from '../../sequencer/worldPort.ts'

export interface SandboxBackingParts {
  readonly ask: AskNode
  readonly token: Pick<SandboxToken, 'send'>
  readonly world: Pick<WorldPort, 'follow'>
  readonly asset: AssetId
  readonly deposits: Pick<ChainRows, 'cursor' | 'notCredited'>
  /** Between two looks at how far the chain is read. */
  readonly pollMs: number
  readonly onProblem: (error: unknown) => void
}

/** Looks at how far the chain is read, before giving up for now. */
const LOOKS = 10
/** A thousand units of the chain's own money, for the fees of its transactions. */
const GAS_MONEY = `0x${(1_000n * 10n ** 18n).toString(16)}`

/**
 * Play money comes from nowhere, so that in the sandbox the chain's bank stands behind it: at the start it sends the hot wallet
 * what the ledger owes and nobody holds, and from then on each amount that the faucet or new capital adds. Whatever else goes
 * missing while the server runs is missing.
 */
export class SandboxBacking {
  readonly #parts: SandboxBackingParts
  #wallet = ''
  #onItsWay = 0n
  #sending: Promise<void> = Promise.resolve()
  readonly #unfollow: () => void

  constructor(parts: SandboxBackingParts) {
    this.#parts = parts
    this.#unfollow = parts.world.follow(({ postings }) => {
      for (const { source, reason, amount } of postings) {
        const isOurs = source.owner === SYSTEM_OWNERS.external && source.asset === parts.asset
        if (isOurs && (reason === 'faucet' || reason === 'capital')) this.#add(amount)
      }
    })
  }

  /** Play money that the ledger has and the bank has not sent yet. */
  get onItsWay(): Amount {
    return this.#onItsWay
  }

  async notCredited(block: number, sequence: number): Promise<Amount> {
    const { deposits, pollMs } = this.#parts
    for (let look = 0; look < LOOKS; look++) {
      if (((await deposits.cursor())?.block ?? -1) >= block) return deposits.notCredited(block, sequence)
      await new Promise((resolve) => setTimeout(resolve, pollMs))
    }
    throw new Error('deposits are not read up to the block that was looked at')
  }

  /** `missing`: the debt of the ledger beyond the money held now, without money on its way. */
  async begin(wallet: string, gasWallet: string, missing: Amount): Promise<void> {
    for (const payer of [wallet, gasWallet]) await this.#parts.ask('anvil_setBalance', [payer, GAS_MONEY])
    if (missing > 0n) await this.#parts.token.send(wallet, missing)
    this.#wallet = wallet
    this.#sendAll()
  }

  async stop(): Promise<void> {
    this.#unfollow()
    await this.#sending
  }

  #add(amount: Amount): void {
    this.#onItsWay += amount
    if (this.#wallet !== '') this.#sendAll()
  }

  #sendAll(): void {
    this.#sending = this.#sending.then(async () => {
      const amount = this.#onItsWay
      if (amount === 0n) return
      try {
        await this.#parts.token.send(this.#wallet, amount)
        this.#onItsWay -= amount
      } catch (error) {
        this.#parts.onProblem(error)
      }
    })
  }
}
