import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { type ConsoleParts, wireConsole } from '../app/wiring.ts'

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
