import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { loadedScreen, ROUTER_SETTINGS } from '@touchstone/frame'
import { Entrance } from './layout/Entrance.tsx'
import { NoSuchScreen, ScreenFailure, ScreenSkeleton } from './layout/ScreenStates.tsx'
import { ROUTES } from './routes/routes.ts'

const root = createRootRoute({ component: Entrance })

export function createConsoleRouter() {
  const routes = ROUTES.map((row) =>
    createRoute({
      getParentRoute: () => root,
      path: row.path,
      ...loadedScreen(row.screen),
    }),
  )
  return createRouter({
    ...ROUTER_SETTINGS,
    routeTree: root.addChildren(routes),
    defaultPendingComponent: ScreenSkeleton,
    defaultErrorComponent: ScreenFailure,
    defaultNotFoundComponent: NoSuchScreen,
  })
}

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>
