import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router'
import { render, waitFor } from '@testing-library/react'
import { readSearch, writeSearch } from '@touchstone/frame'
import { type Answers, envelopeOf } from '@touchstone/frame/testing'
import type { Language } from '@touchstone/protocol'
import type { ComponentType } from 'react'
import { FEATURE_LISTS } from '../app/routes/featureLists.ts'
import { createQueries } from '../shared/api/queries.ts'
import { setSiteConfig } from '../shared/config/siteConfig.ts'
import { FeatureListsContext } from '../shared/feature/featureLists.ts'
import { LocaleContext } from '../shared/i18n/texts.ts'
import { LiveProvider } from '../shared/live/LiveProvider.tsx'
import { createLiveHub, type LiveSource } from '../shared/live/liveHub.ts'
import { loadSentences } from '../shared/said/said.ts'

export interface Asked {
  readonly name: string
  readonly fields: Readonly<Record<string, string>>
}

/** Puts an exchange behind `fetch` that knows these answers; everything asked of it is in the returned list. */
export function answerCalls(answers: Answers): readonly Asked[] {
  setSiteConfig({
    apiHost: 'http://exchange.invalid',
    basePath: '/web',
    wsPath: '/ws',
    requestTimeoutMs: 20_000,
    reflow: 'auto',
  })
  const asked: Asked[] = []
  globalThis.fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input)
    const fields = init?.body instanceof URLSearchParams ? init.body : address.searchParams
    const name = address.pathname.replace(/^\/web\//, '')
    asked.push({ name, fields: Object.fromEntries(fields) })
    return envelopeOf(answers, name, Object.fromEntries(fields))
  }
  return asked
}

/** A live source on which nothing ever happens. */
const silence: LiveSource = {
  state: { connection: 'open', stale: false, signedIn: false, latencyMs: 1 },
  onState: () => () => undefined,
  subscribe: () => () => undefined,
}

/** A screen as readers of this language have it. */
export function inLanguage(language: Language, Screen: ComponentType): RouteComponent {
  const locale = { language, pseudo: false }
  return () => (
    <LocaleContext value={locale}>
      <Screen />
    </LocaleContext>
  )
}

/** Shows one screen at an address; other addresses show their own path. Resolves to where the app is. */
export async function renderScreen(
  Screen: RouteComponent,
  address: string,
  live: LiveSource = silence,
): Promise<() => string> {
  await loadSentences()
  const root = createRootRoute({ component: Outlet })
  const path = address.split('?')[0] ?? '/'
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path, component: Screen }),
      createRoute({ getParentRoute: () => root, path: '$', component: () => null }),
    ]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch: readSearch,
    stringifySearch: writeSearch,
  })
  const { container } = render(
    <QueryClientProvider client={createQueries()}>
      <FeatureListsContext value={FEATURE_LISTS}>
        <LiveProvider hub={createLiveHub(live)}>
          <RouterProvider router={router} />
        </LiveProvider>
      </FeatureListsContext>
    </QueryClientProvider>,
  )
  await waitFor(() => {
    if (container.childElementCount === 0) throw new Error('nothing is shown yet')
  })
  return () => router.state.location.href
}
