import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { configure, render } from '@testing-library/react'
import { type ConsoleParts, wireConsole } from '../app/wiring.ts'

/** Screens are loaded when they are first shown, which takes a while on a busy machine. */
configure({ asyncUtilTimeout: 10_000 })

/** The whole console at an address. */
export function renderConsole(address: string): ConsoleParts {
  window.scrollTo = () => undefined
  const parts = wireConsole()
  parts.router.update({ ...parts.router.options, history: createMemoryHistory({ initialEntries: [address] }) })
  render(
    <QueryClientProvider client={parts.queries}>
      <RouterProvider router={parts.router} />
    </QueryClientProvider>,
  )
  return parts
}
