import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type RegisteredRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { readSearch, writeSearch } from '@touchstone/frame'
import { type ReactNode, useState } from 'react'

/** Lets a part of a screen have links, rendered at once and without a route of its own. */
export function InRouter({ children }: { readonly children: ReactNode }) {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute(),
      history: createMemoryHistory({ initialEntries: ['/'] }),
      parseSearch: readSearch,
      stringifySearch: writeSearch,
    }),
  )
  return <RouterContextProvider router={router as unknown as RegisteredRouter}>{children}</RouterContextProvider>
}
