import type { World } from '@touchstone/protocol'
import { create } from 'zustand'

const KEY = 'console world'

const useChosen = create<{ readonly world: World }>(() => ({
  world: sessionStorage.getItem(KEY) === 'demo' ? 'demo' : 'real',
}))

/** The world whose books the screens show; kept for this tab. */
export function useWorld(): World {
  return useChosen(({ world }) => world)
}

export function chooseWorld(world: World): void {
  sessionStorage.setItem(KEY, world)
  useChosen.setState({ world })
}
