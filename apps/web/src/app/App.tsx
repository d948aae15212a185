import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Suspense } from 'react'
import { LiveProvider } from '../shared/live/LiveProvider.tsx'
import { LocaleProvider } from './i18n/LocaleProvider.tsx'
import type { AppParts } from './wiring.ts'

export function App({ queries, router, hub }: AppParts) {
  return (
    <QueryClientProvider client={queries}>
      <Suspense>
        <LocaleProvider>
          <LiveProvider hub={hub}>
            <RouterProvider router={router} />
          </LiveProvider>
        </LocaleProvider>
      </Suspense>
    </QueryClientProvider>
  )
}
