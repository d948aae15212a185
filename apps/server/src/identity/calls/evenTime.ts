import { setTimeout as delay } from 'node:timers/promises'

/**
 * Gives the outcome of the work, refusals included, only when a whole number of steps has passed since it began: how long the
 * work took shows in nothing smaller than a step. A step of 0 waits for nothing.
 */
export async function inEvenTime<Outcome>(stepMs: number, work: () => Promise<Outcome>): Promise<Outcome> {
  const began = performance.now()
  try {
    return await work()
  } finally {
    if (stepMs > 0) await waitUntil(began + stepMs * Math.ceil((performance.now() - began) / stepMs))
  }
}

/** A timer rounds to its own grid of milliseconds: one that is early is set again, so that the end depends on `due` alone. */
async function waitUntil(due: number): Promise<void> {
  for (let left = due - performance.now(); left > 0; left = due - performance.now()) await delay(Math.ceil(left))
}
