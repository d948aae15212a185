import type { ContractRow, OwnerId, PositionData } from '@touchstone/protocol'
import type { LiveWorld } from '../../../live/liveWorld.ts'
import { marginAsset } from '../../../marketdata/marginAsset.ts'
import { ownersOf } from '../../../projector/projectionBatch.ts'
import { differs } from '../../../streams/changeGate.ts'
import type { ChannelSource } from '../../../streams/channel.ts'
import { defineOwnStream } from '../../../streams/ownStream.ts'
import { closedPositionRow, contractAccountRow, positionRow } from '../history/contractRows.ts'
import { listedContract } from '../history/listedContracts.ts'
import { closedRecord, type PositionRecord } from '../projection/positionRecord.ts'

/** One owner's positions at the marks of the moment, with the account behind them. */
class PositionSource implements ChannelSource {
  readonly #live: LiveWorld
  readonly #owner: OwnerId
  readonly #closed: PositionRecord[] = []
  #touched = true
  #marks = -1
  #rows = new Map<string, ContractRow>()
  #account: PositionData['account']

  constructor(live: LiveWorld, owner: OwnerId) {
    this.#live = live
    this.#owner = owner
    this.#account = this.#readAccount()
  }

  /** Money, orders or positions of the owner moved. */
  touch(): void {
    this.#touched = true
  }

  close(record: PositionRecord): void {
    this.#closed.push(record)
    this.#touched = true
  }

  advance(): readonly PositionData[] {
    const marks = this.#marksNow()
    if (!this.#touched && marks === this.#marks) return []
    this.#touched = false
    this.#marks = marks
    const rows = this.#readRows()
    const changed = rows.filter((row) => differs(this.#rows.get(row.id), row))
    const account = this.#readAccount()
    const closed = this.#closed.splice(0).map((record) => {
      const { text, mark } = listedContract(this.#live, record.contract)
      return closedPositionRow(record, text, mark)
    })
    const same = closed.length + changed.length === 0 && !differs(this.#account, account)
    this.#rows = new Map(rows.map((row) => [row.id, row]))
    this.#account = account
    return same ? [] : [{ account, list: [...closed, ...changed] }]
  }

  snapshot(): PositionData {
    return { account: this.#account, list: [...this.#rows.values()] }
  }

  #readRows(): ContractRow[] {
    return this.#live.port.core.contracts.positions(this.#owner).map((position) => {
      const { text, mark } = listedContract(this.#live, position.contract)
      return positionRow(position, text, mark)
    })
  }

  #readAccount(): PositionData['account'] {
    const { core } = this.#live.port
    return contractAccountRow(core.contracts.account(this.#owner), marginAsset(core))
  }

  /** Goes up with every mark of a contract that the owner has a position in. */
  #marksNow(): number {
    let sum = 0
    for (const { symbol } of this.#rows.values()) {
      const figures = this.#live.market.bySymbol(symbol)
      if (figures) sum += this.#live.market.version(figures.text.definition.id)
    }
    return sum
  }
}

export const POSITION_STREAM = defineOwnStream({
  name: 'position',
  pace: 'by_clock',
  source: (live, owner) => new PositionSource(live, owner),
  tell: (entry, _live, to) => {
    for (const event of entry.events) {
      if (event.type === 'PositionChanged') to(event.owner)?.touch()
      else if (event.type === 'PositionClosed') to(event.owner)?.close(closedRecord(event, entry.time))
    }
    for (const owner of ownersOf([entry])) to(owner)?.touch()
  },
})
