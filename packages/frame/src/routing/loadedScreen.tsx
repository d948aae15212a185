import type { LazyScreen } from '@touchstone/ui'
import { type ComponentType, use } from 'react'

/**
 * The part of a route that shows a screen whose code comes when it is opened. The router's own way reloads the page when that
 * code can't be had, which without a connection throws away all that is on it: here the screen fails, and asks anew when it is
 * shown again.
 */
export function loadedScreen(load: LazyScreen) {
  let Screen: ComponentType | undefined
  let loading: Promise<void> | undefined
  let failure: unknown
  const ask = async () => {
    try {
      Screen = await load()
    } catch (error) {
      failure = error
    }
    loading = undefined
  }
  const forget = () => {
    failure = undefined
  }
  const preload = () => {
    forget()
    loading ??= ask()
    return loading
  }
  const show = () => {
    if (failure) throw failure
    if (!Screen) use(preload())
    return Screen && <Screen />
  }
  // A failure that was caught is on the screen: what is shown next is a new try.
  return { component: Object.assign(show, { preload }), onCatch: forget }
}
