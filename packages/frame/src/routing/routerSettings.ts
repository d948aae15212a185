import { readSearch, writeSearch } from './search.ts'

/** How the router of every app reads addresses, and when it shows that a screen is on its way. */
export const ROUTER_SETTINGS = {
  caseSensitive: true,
  parseSearch: readSearch,
  stringifySearch: writeSearch,
  scrollRestoration: true,
  defaultPreload: false,
  defaultPendingMs: 150,
} as const
