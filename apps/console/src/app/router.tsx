import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router'
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
    routeTree: root.addChildren(routes),
    caseSensitive: true,
    // Fields of the query are text: no JSON is read into them.
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(String),
    scrollRestoration: true,
    defaultPreload: false,
    defaultPendingMs: 150,
    defaultPendingComponent: ScreenSkeleton,
    defaultErrorComponent: ScreenFailure,
    defaultNotFoundComponent: NoSuchScreen,
  })
}

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>
