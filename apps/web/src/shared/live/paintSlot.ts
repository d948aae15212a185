export interface SlotClock {
  now(): number
  /** Runs `work` once after `delayMs`; the returned function cancels it. */
  after(delayMs: number, work: () => void): () => void
}

const browserClock: SlotClock = {
  now: () => performance.now(),
  after(delayMs, work) {
    const timer = setTimeout(work, delayMs)
    return () => clearTimeout(timer)
  },
}

/** Runs marked work at most once per period: the first at once, everything after it together at the next slot. */
export interface PaintSlot {
  mark(work: () => void): void
  /** While paused nothing is painted; marked slots are painted on resume. */
  setPaused(paused: boolean): void
}

export function createPaintSlot(periodMs: number, clock: SlotClock = browserClock): PaintSlot {
  const marked = new Set<() => void>()
  let ranAt = Number.NEGATIVE_INFINITY
  let cancel: (() => void) | undefined
  let paused = false

  const run = () => {
    cancel = undefined
    ranAt = clock.now()
    const works = [...marked]
    marked.clear()
    for (const work of works) work()
  }
  const schedule = () => {
    if (paused || cancel || marked.size === 0) return
    const waitMs = ranAt + periodMs - clock.now()
    if (waitMs <= 0) run()
    else cancel = clock.after(waitMs, run)
  }
  return {
    mark(work) {
      marked.add(work)
      schedule()
    },
    setPaused(next) {
      paused = next
      if (paused) {
        cancel?.()
        cancel = undefined
      } else schedule()
    },
  }
}
