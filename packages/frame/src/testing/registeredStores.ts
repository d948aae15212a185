// Stands in for the library of stores while tests run, and is that library, but for remembering what it made.
import { create as createReal, type UseBoundStore } from 'zustand/react'
import type { StateCreator, StoreApi } from 'zustand/vanilla'

export { useStore } from 'zustand/react'
export * from 'zustand/vanilla'

const resets: (() => void)[] = []

export function create<State>(initial: StateCreator<State>): UseBoundStore<StoreApi<State>> {
  const store = createReal<State>(initial)
  resets.push(() => store.setState(store.getInitialState(), true))
  return store
}

/** Puts every store back to how it began. */
export function resetStores(): void {
  for (const reset of resets) reset()
}
