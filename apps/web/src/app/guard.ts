import type { RouteRow } from '../shared/feature/feature.ts'

export interface Visit {
  readonly path: string
  /** Path with its query, as it should be opened after log-in. */
  readonly address: string
  /** Undefined when no route has this path. */
  readonly route: RouteRow | undefined
  readonly hasToken: boolean
  /** Phone or e-mail is known in this session. */
  readonly identified: boolean
}

export type Verdict =
  | { readonly kind: 'pass' }
  /** Ask the server for the user, then decide again; when that fails drop the token and decide again. */
  | { readonly kind: 'load_info' }
  | { readonly kind: 'replace'; readonly path: string; readonly search: Readonly<Record<string, string>> }

const PASS: Verdict = { kind: 'pass' }
const NOT_FOUND = '/404'

/**
 * The routes that a visitor may open. Without a token only public routes open, and all others lead to the login, unknown paths and
 * /404 included. With a token, /login and /404 open; all others wait until its user is known.
 */
export function judgeVisit({ path, address, route, hasToken, identified }: Visit): Verdict {
  if (!hasToken)
    return route?.access === 'public' ? PASS : { kind: 'replace', path: '/login', search: { redirect: address } }
  if (path === '/login' || path === NOT_FOUND) return PASS
  if (!identified) return { kind: 'load_info' }
  if (!route) return { kind: 'replace', path: NOT_FOUND, search: {} }
  return PASS
}
