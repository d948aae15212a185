import type { IndexId, Rejection } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { type ListingCommand, listingCommands } from '../catalogue/listing.ts'
import type { HouseContracts } from '../desk/housePorts.ts'

const LOOK_EVERY_MS = 60_000

export interface ListerSettings {
  readonly contracts: Pick<HouseContracts, 'world' | 'caps'>
  /** The indexes that have prices: nothing else is listed. */
  readonly priced: readonly IndexId[]
  readonly send: (command: ListingCommand) => Promise<Rejection | undefined>
  /** Brings what is known of the world's lists up to date. */
  readonly look: () => Promise<void>
  readonly onTrouble: (trouble: string) => void
}

/** Brings a world up to the catalogue at the start, and looks each minute for dated contracts that are due. */
export class Lister {
  readonly #settings: ListerSettings
  readonly #refused = new Set<string>()
  #lookedAt: Timestamp | undefined

  constructor(settings: ListerSettings) {
    this.#settings = settings
  }

  /** True when it looked: the world's lists may be longer than before. What was refused once is not tried again. */
  async look(now: Timestamp): Promise<boolean> {
    if (this.#lookedAt !== undefined && now - this.#lookedAt < LOOK_EVERY_MS) return false
    const { contracts, priced, send, look, onTrouble } = this.#settings
    await look()
    const due = listingCommands(contracts.world, now, priced, contracts.caps).filter(
      (command) => !this.#refused.has(nameOf(command)),
    )
    await Promise.all(
      due.map(async (command) => {
        const rejection = await send(command)
        if (rejection === undefined) return
        this.#refused.add(nameOf(command))
        onTrouble(`${nameOf(command)} was refused: ${rejection}`)
      }),
    )
    if (due.length > 0) await look()
    this.#lookedAt = now
    return true
  }
}

function nameOf(command: ListingCommand): string {
  return command.type === 'ListOptions'
    ? `${command.type} ${command.terms.index}`
    : `${command.type} ${command.definition.symbol}`
}
