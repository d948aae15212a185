import type { ComponentType } from 'react'

/** How to load a screen. */
export type LazyScreen = () => Promise<ComponentType>

/** A screen whose code comes when it is opened, by the name under which its file exports it. */
export function lazyScreen<Name extends string>(
  load: () => Promise<Readonly<Record<NoInfer<Name>, ComponentType>>>,
  name: Name,
): LazyScreen {
  return async () => (await load())[name]
}
