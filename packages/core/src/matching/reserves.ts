import type { Lots } from '@touchstone/quantities'

interface Reserve {
  readonly visible: Lots
  lots: Lots
}

/** The lots of icebergs in books that nobody sees, by the orders' slots. Only orders that have some take room. */
export class Reserves {
  readonly #bySlot = new Map<number, Reserve>()

  get size(): number {
    return this.#bySlot.size
  }

  add(slot: number, visible: Lots, lots: Lots): void {
    this.#bySlot.set(slot, { visible, lots })
  }

  of(slot: number): Lots {
    return this.#bySlot.get(slot)?.lots ?? 0
  }

  /** Lots of a full slice; 0 for an order without a reserve. */
  visible(slot: number): Lots {
    return this.#bySlot.get(slot)?.visible ?? 0
  }

  /** Takes lots out, at most those that there are; returns whether some are left. */
  take(slot: number, lots: Lots): boolean {
    const reserve = this.#bySlot.get(slot)
    if (!reserve) return false
    reserve.lots -= lots
    if (reserve.lots > 0) return true
    this.#bySlot.delete(slot)
    return false
  }
}
