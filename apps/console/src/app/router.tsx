import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { ROUTER_SETTINGS } from '@touchstone/frame'
import { Entrance } from './layout/Entrance.tsx'
import { NoSuchScreen, ScreenFailure, ScreenSkeleton } from './layout/ScreenStates.tsx'
import { ROUTES } from './routes/routes.ts'

const root = createRootRoute({ component: Entrance })

export function createConsoleRouter() {
  const routes = ROUTES.map((row) =>
    createRoute({
      getParentRoute: () => root,
      path: row.path,
      component: lazyRouteComponent(row.screen, 'Screen'),
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
