import type { World } from '@touchstone/protocol'
import { createStore, useStore } from '../state/store.ts'

const KEY = 'console world'

const chosen = createStore<World>(sessionStorage.getItem(KEY) === 'demo' ? 'demo' : 'real')

/** The world whose books the screens show; kept for this tab. */
export function useWorld(): World {
  return useStore(chosen)
}

export function chooseWorld(world: World): void {
  sessionStorage.setItem(KEY, world)
  chosen.set(world)
}
