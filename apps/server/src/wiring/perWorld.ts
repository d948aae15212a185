import type { World } from '@touchstone/protocol'

export type PerWorld<Value> = Readonly<Record<World, Value>>

export function perWorld<Value>(make: (name: World) => Value): PerWorld<Value> {
  return { real: make('real'), demo: make('demo') }
}
