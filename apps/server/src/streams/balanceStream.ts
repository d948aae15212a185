import {
  type AssetDefinition,
  type BalanceData,
  type BalanceRow,
  type BalanceView,
  type CoreQueries,
  FIRST_CUSTOMER,
  type OwnerId,
} from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import { ownersOf } from '../projector/projectionBatch.ts'
import type { ChannelSource } from './channel.ts'
import { defineOwnStream } from './ownStream.ts'

type BalanceQuestions = Pick<CoreQueries, 'sequence' | 'assets' | 'ledger'>

/** One owner's balances, absolute, as of a position of the log. */
class BalanceSource implements ChannelSource {
  readonly #core: BalanceQuestions
  readonly #owner: OwnerId
  readonly #told = new Map<string, BalanceView>()
  #sequence = 0
  #changed = true

  constructor(core: BalanceQuestions, owner: OwnerId) {
    if (owner < FIRST_CUSTOMER) throw new Error(`owner ${owner} is no customer`)
    this.#core = core
    this.#owner = owner
  }

  touch(): void {
    this.#changed = true
  }

  advance(): readonly BalanceData[] {
    if (!this.#changed) return []
    this.#changed = false
    this.#sequence = this.#core.sequence
    const changed: BalanceView[] = []
    for (const balance of this.#core.ledger.balances(this.#owner)) {
      const key = `${balance.wallet} ${balance.asset}`
      const told = this.#told.get(key)
      if (told?.available === balance.available && told.held === balance.held) continue
      this.#told.set(key, balance)
      changed.push(balance)
    }
    return changed.length > 0 ? [{ sequence: this.#sequence, list: this.#rows(changed) }] : []
  }

  snapshot(): BalanceData {
    return { sequence: this.#sequence, list: this.#rows(this.#told.values()) }
  }

  #rows(balances: Iterable<BalanceView>): BalanceRow[] {
    const assets = new Map(this.#core.assets().map((asset): [number, AssetDefinition] => [asset.id, asset]))
    return Array.from(balances).flatMap(({ wallet, asset, available, held }) => {
      const definition = assets.get(asset)
      if (!definition) return []
      const { code, scale } = definition
      return [
        {
          currency: code,
          account: wallet,
          available: formatPlain(available, scale),
          frozen: formatPlain(held, scale),
        },
      ]
    })
  }
}

export const BALANCE_STREAM = defineOwnStream({
  name: 'balance',
  source: ({ port }, owner) => new BalanceSource(port.core, owner),
  tell: (entry, _live, to) => {
    for (const owner of ownersOf([entry])) to(owner)?.touch()
  },
})
