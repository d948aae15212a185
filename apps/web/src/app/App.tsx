import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Suspense } from 'react'
import { FeatureListsContext } from '../shared/feature/featureLists.ts'
import { LiveProvider } from '../shared/live/LiveProvider.tsx'
import { LocaleProvider } from './i18n/LocaleProvider.tsx'
import { FEATURE_LISTS } from './routes/featureLists.ts'
import type { AppParts } from './wiring.ts'

export function App({ queries, router, hub }: AppParts) {
  return (
    <QueryClientProvider client={queries}>
      <Suspense>
        <LocaleProvider>
          <FeatureListsContext value={FEATURE_LISTS}>
            <LiveProvider hub={hub}>
              <RouterProvider router={router} />
            </LiveProvider>
          </FeatureListsContext>
        </LocaleProvider>
      </Suspense>
    </QueryClientProvider>
  )
}
