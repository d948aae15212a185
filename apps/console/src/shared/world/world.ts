import type { World } from '@touchstone/protocol'
import { readStored, writeStored } from '@touchstone/ui'
import { create } from 'zustand'

const KEY = 'console world'

const useChosen = create<{ readonly world: World }>(() => ({
  world: readStored(KEY, 'tab') === 'demo' ? 'demo' : 'real',
}))

/** The world whose books the screens show; kept for this tab. */
export function useWorld(): World {
  return useChosen(({ world }) => world)
}

export function chooseWorld(world: World): void {
  writeStored(KEY, world, 'tab')
  useChosen.setState({ world })
}
