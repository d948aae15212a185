import { createRootRoute, createRoute, createRouter, type RouterHistory, redirect } from '@tanstack/react-router'
import { loadedScreen, ROUTER_SETTINGS } from '@touchstone/frame'
import type { RouteRow } from '../shared/feature/feature.ts'
import { guardRoute } from './guardRoute.ts'
import { ScreenFailure } from './layout/ScreenFailure.tsx'
import { ScreenSkeleton } from './layout/ScreenSkeleton.tsx'
import { Shell } from './layout/Shell.tsx'
import { ROUTES } from './routes/routes.ts'

const root = createRootRoute({
  component: Shell,
  beforeLoad: async ({ location, preload }) => {
    if (!preload) await guardRoute(location)
  },
})

function routeOf(row: RouteRow) {
  const { leadsTo } = row
  return createRoute({
    getParentRoute: () => root,
    path: row.path,
    ...(row.screen && loadedScreen(row.screen)),
    ...(leadsTo && {
      beforeLoad: () => {
        throw redirect({ to: leadsTo.path, search: leadsTo.search ?? {}, replace: true })
      },
    }),
  })
}

/** `history`: instead of the browser's own. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    ...ROUTER_SETTINGS,
    ...(history && { history }),
    routeTree: root.addChildren(ROUTES.map(routeOf)),
    defaultPendingComponent: ScreenSkeleton,
    defaultErrorComponent: ScreenFailure,
    defaultNotFoundComponent: ScreenSkeleton,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>
