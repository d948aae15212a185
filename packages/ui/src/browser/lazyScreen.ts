import type { ComponentType } from 'react'

/** How to load a screen. */
export type LazyScreen = () => Promise<{ readonly Screen: ComponentType }>

/** A screen whose code comes when it is opened, by the name under which its file exports it. */
export function lazyScreen<Name extends string>(
  load: () => Promise<Readonly<Record<NoInfer<Name>, ComponentType>>>,
  name: Name,
): LazyScreen {
  return async () => ({ Screen: (await load())[name] })
}
