import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { judgeVisit } from './guard.ts'
import { findRoute, ROUTES, titleWord } from './routes/routes.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const ACCESS = { public: 'public', login: 'login', link: 'alias' } as const

function routesIn(path: string): { access: 'public' | 'login' | 'alias'; path: string }[] {
  const rows = readFileSync(path, 'utf8').matchAll(/^(public|login|link) (\S+)/gm)
  return [...rows].map(([, word, path = '']) => ({ access: ACCESS[word as keyof typeof ACCESS], path }))
}

const PROMISED = routesIn(join(ROOT, 'docs/wire/routes.txt'))
/** Routes beside the specified ones; all visitors may open them. */
const ADDED: readonly string[] = ['/instrument', '/hosting', '/loans', '/newCoins']
const opening = (access: string) => PROMISED.filter((row) => row.access === access).map(({ path }) => path)
const PUBLIC = [...opening('public'), ...ADDED]
const LOGIN = opening('login')
const ALIASES = opening('alias')
const EVERY = [...PUBLIC, ...LOGIN, ...ALIASES]

const visit = (path: string, who: { hasToken: boolean; identified: boolean }, query = '') =>
  judgeVisit({ path, address: `${path}${query}`, route: findRoute(path), ...who })

const VISITOR = { hasToken: false, identified: false }
const STRANGER = { hasToken: true, identified: false }
const TRADER = { hasToken: true, identified: true }
const toLogin = (address: string) => ({ kind: 'replace', path: '/login', search: { redirect: address } })

describe('route table', () => {
  it('holds every route of the product with its access, each once', () => {
    const access = (path: string) => findRoute(path)?.access
    expect(PUBLIC.filter((path) => access(path) !== 'public')).toEqual([])
    expect(LOGIN.filter((path) => access(path) !== 'login')).toEqual([])
    expect(ALIASES.filter((path) => access(path) !== 'alias')).toEqual([])
    expect(ROUTES.map((row) => row.path).toSorted()).toEqual(EVERY.toSorted())
  })

  const specification = join(ROOT, '../shared/spec/routes.txt')
  const given = existsSync(specification)
  if (!given) console.log('The specification is not beside the repository: its list of routes was not compared.')
  it.runIf(given)('agrees with the specification', () => {
    expect(routesIn(specification)).toEqual(PROMISED)
  })

  it('carries the name that the specification gives a route', () => {
    expect(ROUTES.filter(({ name }) => name !== undefined).map(({ path, name }) => `${path} ${name}`)).toEqual([
      '/profit_buy profit_buy',
    ])
  })

  it('titles the recovery screen after what it does', () => {
    expect([
      titleWord('/forgetpwd', {}),
      titleWord('/forgetpwd', { type: 'changepwd' }),
      titleWord('/nowhere', {}),
    ]).toEqual(['forgetpwd', 'editPassword', undefined])
  })

  it('leads aliases to routes that exist', () => {
    const targets = ROUTES.flatMap(({ leadsTo }) => (leadsTo ? [leadsTo.path] : []))
    expect(targets).toHaveLength(ALIASES.length + 1)
    expect(targets.filter((path) => !findRoute(path))).toEqual([])
  })

  it('opens a screen of its own for every address', () => {
    const shut = ROUTES.filter(({ screen, leadsTo }) => !screen && !leadsTo).map(({ path }) => path)
    expect(shut).toEqual([])
  })
})

describe('guard without a token', () => {
  it.each(PUBLIC)('%s opens', (path) => {
    expect(visit(path, VISITOR)).toEqual({ kind: 'pass' })
  })

  it.each([...LOGIN, ...ALIASES, '/nowhere', '/Market', '/market/'])('%s leads to log-in and back', (path) => {
    expect(visit(path, VISITOR)).toEqual(toLogin(path))
  })

  it('keeps the query of the address it leads back to', () => {
    expect(visit('/deal', VISITOR, '?symbol=ETHUSDT')).toEqual(toLogin('/deal?symbol=ETHUSDT'))
  })
})

describe('guard with a token', () => {
  it.each(['/login', '/404'])('%s passes before it is known whose token it is', (path) => {
    expect(visit(path, STRANGER)).toEqual({ kind: 'pass' })
  })

  it.each([...EVERY.filter((path) => path !== '/login' && path !== '/404'), '/nowhere'])(
    '%s first asks whose token it is',
    (path) => {
      expect(visit(path, STRANGER)).toEqual({ kind: 'load_info' })
    },
  )

  it.each(EVERY)('%s opens for somebody known', (path) => {
    expect(visit(path, TRADER)).toEqual({ kind: 'pass' })
  })

  it('leads unknown paths to /404', () => {
    expect(visit('/nowhere', TRADER)).toEqual({ kind: 'replace', path: '/404', search: {} })
  })
})
