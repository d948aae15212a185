// Runs before each file of tests. Files of one worker share their modules: what one leaves behind, the next must not find.
import { configure } from '@testing-library/react'
import { resetStores } from './registeredStores.ts'
import { showDialogs } from './showDialogs.ts'

/** A busy machine may take its time: what comes about is awaited for as long as this, what is there at once costs nothing. */
configure({ asyncUtilTimeout: 20_000 })

resetStores()
showDialogs()

/** Nothing is laid out here, so no size ever changes. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
