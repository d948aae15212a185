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
  /** Ask who this is, then look again; when that fails drop the token and look again. */
  | { readonly kind: 'load_info' }
  | { readonly kind: 'replace'; readonly path: string; readonly search: Readonly<Record<string, string>> }

const PASS: Verdict = { kind: 'pass' }
const NOT_FOUND = '/404'

/**
 * Who may see what. Without a token only public routes open, everything else leads to log-in, unknown paths and
 * /404 included. With one, /login and /404 pass; all else waits until it is known whose token it is.
 */
export function judgeVisit({ path, address, route, hasToken, identified }: Visit): Verdict {
  if (!hasToken)
    return route?.access === 'public' ? PASS : { kind: 'replace', path: '/login', search: { redirect: address } }
  if (path === '/login' || path === NOT_FOUND) return PASS
  if (!identified) return { kind: 'load_info' }
  if (!route) return { kind: 'replace', path: NOT_FOUND, search: {} }
  return PASS
}
