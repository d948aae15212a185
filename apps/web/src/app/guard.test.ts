import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { judgeVisit } from './guard.ts'
import { findRoute, isOpen, ROUTES, titleWord } from './routes/routes.ts'

const PUBLIC = `
  / /index /market /login /register /forgetpwd /text /downLoad /help /helpDetail /about /agrt
  /bannerDetail /notice /security /benefits /benefitsDetail /signRule /instrument /hosting /loans /newCoins
`
  .trim()
  .split(/\s+/)
const LOGIN = `
  /404 /currency /repayment /repayment2 /currencyRecord /subscription /subscribe /agreement /bindmpwd
  /bindphone /deal /deal_c /deal_jg /lt /jgcc /all /dealList /profit_index /profit_wdtg /profit_buy
  /buycoin /recharge /money /asset /table1 /table2 /record /transfer /address /authentication
  /buycoinRecord /rechargeRecord /moneyRecord /accountRecord /exchange /service /welfare
  /welfareDetail /settingHelp /settingAbout /settingAboutList /settingJianjie /invite /inviteList
  /inviteMy /editPassword /editPasswordTrade /sign /preciousMetal /contractTransaction /positionList
  /leverTransactions /setting
`
  .trim()
  .split(/\s+/)
/** Added to what the specification names. */
const ADDED: readonly string[] = ['/instrument', '/hosting', '/loans', '/newCoins']
const ALIASES = ['/sfyz', '/smauth', '/seniorauth', '/dzrz', '/kjmbSelect', '/credit', '/deallog', '/cbjl', '/tbjl']
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

  const specification = join(import.meta.dirname, '../../../../../shared/spec/routes.txt')
  const given = existsSync(specification)
  if (!given) console.log('The specification is not beside the repository: its list of routes was not compared.')
  it.runIf(given)('agrees with the specification', () => {
    const rows = readFileSync(specification, 'utf8').matchAll(/^(public|login|link) (\S+)/gm)
    const words = { public: 'public', login: 'login', link: 'alias' } as const
    const specified = [...rows].map(([, word, path]) => `${words[word as keyof typeof words]} ${path}`)
    const known = ROUTES.filter(({ path }) => !ADDED.includes(path))
    expect(known.map((row) => `${row.access} ${row.path}`).toSorted()).toEqual(specified.toSorted())
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

  it('opens this much now, and says of everything else that it is not open', () => {
    const open = ROUTES.map((row) => row.path).filter((path) => isOpen(path))
    expect(open.toSorted()).toEqual(
      `
  /security /setting /bindphone /editPasswordTrade /credit
  /authentication /sfyz /smauth /seniorauth /dzrz
  /profit_index /profit_buy /profit_wdtg /hosting
  /currency /repayment /repayment2 /currencyRecord /agreement /loans
  /subscription /subscribe /newCoins
  /sign /signRule /invite /inviteList /inviteMy /welfare /welfareDetail /benefits /benefitsDetail
  / /index /market /login /register /forgetpwd /text /about /agrt /notice /instrument /404 /bindmpwd /editPassword
  /deal /deal_c /preciousMetal /contractTransaction /leverTransactions /deal_jg /lt /positionList /jgcc
  /all /dealList /asset /table1 /table2 /transfer /record /accountRecord /deallog /exchange
  /recharge /rechargeRecord /cbjl /money /moneyRecord /tbjl /address /buycoin /buycoinRecord /kjmbSelect
`
        .trim()
        .split(/\s+/)
        .toSorted(),
    )
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
