import type {
  CoreEvent,
  OptionBought,
  OptionId,
  OptionResult,
  OptionSettled,
  OptionStruck,
  OwnerId,
} from '@touchstone/protocol'
import type { Ticks, Timestamp } from '@touchstone/quantities'
import type { Place } from '../../../projector/projection.ts'
import { Tracking } from '../../../projector/tracking.ts'
import type { AppliedEntry } from '../../../sequencer/worldPort.ts'
import { OPTIONS, type OptionTables } from './optionTable.ts'

/** The facts of a settled option; before, all of them stand at nothing. */
type Settlement = Pick<OptionSettled, 'windowMs' | 'samples' | 'expectedSamples' | 'received' | 'profit'> & {
  readonly settlePrice: Ticks
  readonly rule: OptionSettled['rule'] | ''
  readonly settledSequence: number
  readonly settledAt: Timestamp
}

/** A timed option with all that has happened to it. Immutable: every change makes a new one. */
export interface TrackedOption
  extends Omit<OptionBought, 'type'>,
    Pick<OptionStruck, 'strike' | 'strikeSequence' | 'strikeTime'>,
    Settlement {
  readonly boughtSequence: number
  readonly boughtAt: Timestamp
  readonly state: 'open' | OptionResult
}

function bought({ type: _type, ...terms }: OptionBought, { sequence, time }: Place): TrackedOption {
  return {
    ...terms,
    boughtSequence: sequence,
    boughtAt: time,
    strike: 0,
    strikeSequence: 0,
    strikeTime: 0,
    state: 'open',
    settlePrice: 0,
    windowMs: 0,
    rule: '',
    samples: [],
    expectedSamples: 0,
    received: 0n,
    profit: 0n,
    settledSequence: 0,
    settledAt: 0,
  }
}

/** Follows timed options through the events of the log. Holds the open ones. */
export class OptionTracker {
  readonly #open = new Map<OptionId, TrackedOption>()
  readonly #byOwner = new Map<OwnerId, Set<OptionId>>()

  constructor(open: Iterable<TrackedOption> = []) {
    for (const option of open) this.#hold(option)
  }

  /** An owner's open options, in the order they were bought. */
  ofOwner(owner: OwnerId): TrackedOption[] {
    return Array.from(this.#byOwner.get(owner) ?? []).flatMap((id) => this.#open.get(id) ?? [])
  }

  /** Takes in one entry; returns each option it changed once, as it is now. */
  apply(entry: AppliedEntry): readonly TrackedOption[] {
    const changed = new Map<OptionId, TrackedOption>()
    for (const event of entry.events) {
      const option = this.take(event, entry)
      if (option) changed.set(option.option, option)
    }
    return [...changed.values()]
  }

  /** Takes in one event; returns the option it changed. */
  take(event: CoreEvent, place: Place): TrackedOption | undefined {
    const option = this.#change(event, place)
    if (option?.state === 'open') this.#hold(option)
    else if (option) this.#release(option)
    return option
  }

  #hold(option: TrackedOption): void {
    this.#open.set(option.option, option)
    const options = this.#byOwner.get(option.owner)
    if (options) options.add(option.option)
    else this.#byOwner.set(option.owner, new Set([option.option]))
  }

  #release({ option, owner }: TrackedOption): void {
    this.#open.delete(option)
    const options = this.#byOwner.get(owner)
    options?.delete(option)
    if (options?.size === 0) this.#byOwner.delete(owner)
  }

  #change(event: CoreEvent, place: Place): TrackedOption | undefined {
    switch (event.type) {
      case 'OptionBought':
        return bought(event, place)
      case 'OptionStruck': {
        const held = this.#open.get(event.option)
        const { strike, strikeSequence, strikeTime } = event
        return held && { ...held, strike, strikeSequence, strikeTime }
      }
      case 'OptionSettled': {
        const held = this.#open.get(event.option)
        const { result, price, windowMs, rule, samples, expectedSamples, received, profit } = event
        const how = { windowMs, rule, samples, expectedSamples, received, profit }
        const settled = { settlePrice: price, settledSequence: place.sequence, settledAt: place.time }
        return held && { ...held, ...how, ...settled, state: result }
      }
      default:
        return undefined
    }
  }
}

/** Customers' open timed options. */
export const OPEN_OPTIONS = new Tracking<readonly TrackedOption[], OptionTracker>({
  empty: () => new OptionTracker(),
  async open(database, world) {
    const rows = await database
      .withTables<OptionTables>()
      .selectFrom('options')
      .selectAll()
      .where('world', '=', world)
      .where('state', '=', 'open')
      .orderBy('option_no')
      .execute()
    return new OptionTracker(rows.map(OPTIONS.record))
  },
})
