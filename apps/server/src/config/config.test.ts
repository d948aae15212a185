import { describe, expect, it } from 'vitest'
import { CONNECTION_LIMITS, NO_CONNECTION_LIMITS } from '../gateway/limits/connectionLimits.ts'
import { readConfig } from './config.ts'

function problemOf(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return ''
}

const allOff = 'binance=off,coinbase=off,kraken=off,okx=off,bybit=off'

describe('the settings', () => {
  it('need none to be given', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      mode: 'sandbox',
      host: '127.0.0.1',
      port: 8080,
      feed: 'simulated',
      databaseUrl: null,
    })
    expect(config.client).toEqual({
      apiHost: '',
      basePath: '/web',
      wsPath: '/ws',
      requestTimeoutMs: 10_000,
      reflow: 'auto',
    })
  })

  it('give the console a port of its own, and any free one where the system chooses', () => {
    expect(readConfig({})).toMatchObject({ consolePort: 8081, consoleOrigin: null })
    expect(readConfig({ PORT: '0' }).consolePort).toBe(0)
    const chosen = { CONSOLE_PORT: '9000', CONSOLE_ORIGIN: 'https://console.example.org' }
    expect(readConfig(chosen)).toMatchObject({ consolePort: 9000, consoleOrigin: 'https://console.example.org' })
    expect(problemOf({ CONSOLE_ORIGIN: 'https://example.org/console' })).toContain('CONSOLE_ORIGIN')
  })

  it('lists everything that is wrong at once', () => {
    const problem = problemOf({ PORT: '70000', FEED: 'dice', TOUCHSTONE_MODE: 'party', CALL_RATE: '-1' })
    for (const name of ['PORT', 'FEED', 'TOUCHSTONE_MODE', 'CALL_RATE']) expect(problem).toContain(name)
  })

  it.each([
    ['PORT', '8o80'],
    ['PORT', '1e3'],
    ['DATABASE_URL', 'mysql://somewhere/db'],
    ['SMTP_URL', 'not an address'],
    ['REQUEST_TIMEOUT_MS', '5'],
    ['LOG_LEVEL', 'chatty'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'A\r\nBcc: b@example.com'],
    ['API_HOST', 'exchange.example.com'],
    ['API_BASE_PATH', 'web'],
    ['API_BASE_PATH', '/web/'],
    ['REFLOW', 'sometimes'],
    ['SECURITY_REVIEW', 'yes'],
    ['PUBLIC_ORIGIN', 'example.com'],
    ['PUBLIC_ORIGIN', 'https://example.com/app'],
    ['REMEMBERED_COMMANDS', '999'],
    ['MAX_LEVERAGE_CRYPTO', '101'],
    ['MAX_LEVERAGE_OTHER', '0'],
  ])('refuses %s=%s by name', (name, value) => {
    expect(problemOf({ [name]: value })).toContain(name)
  })

  it('gives both readings of the invitation code and of the session rules', () => {
    expect(readConfig({})).toMatchObject({ inviteRequired: false, hardened: false })
    expect(readConfig({ INVITE_REQUIRED: '1', HARDENED: '1' })).toMatchObject({ inviteRequired: true, hardened: true })
  })

  it('lets changes of what protects an account be reviewed unless told otherwise, and knows where it is reached', () => {
    expect(readConfig({})).toMatchObject({ securityReview: true, publicOrigin: null })
    const told = readConfig({ SECURITY_REVIEW: '0', PUBLIC_ORIGIN: 'https://example.com/' })
    expect(told).toMatchObject({ securityReview: false, publicOrigin: 'https://example.com' })
  })

  it('gives both readings of the highest leverage, and less', () => {
    expect(readConfig({}).maxLeverage).toEqual({ crypto: 100, other: 25 })
    const chosen = readConfig({ MAX_LEVERAGE_CRYPTO: '25', MAX_LEVERAGE_OTHER: '10' })
    expect(chosen.maxLeverage).toEqual({ crypto: 25, other: 10 })
  })

  it('keeps the sandbox on this machine unless told otherwise', () => {
    expect(problemOf({ HOST: '0.0.0.0' })).toContain('SANDBOX_PUBLIC=1')
    expect(readConfig({ HOST: '0.0.0.0', SANDBOX_PUBLIC: '1' }).host).toBe('0.0.0.0')
    for (const HOST of ['127.0.0.1', '127.0.0.2', 'localhost', '::1']) expect(readConfig({ HOST }).host).toBe(HOST)
    expect(problemOf({ HOST: '127.0.0.1.example.com' })).toContain('SANDBOX_PUBLIC=1')
  })

  it('says that a shared log is not available yet', () => {
    expect(problemOf({ LOG_URL: 'postgres://db/log' })).toContain('LOG_URL is not available yet')
  })

  it('says what is missing for several gateways', () => {
    expect(readConfig({ GATEWAYS: '1' })).toEqual(readConfig({}))
    expect(problemOf({ GATEWAYS: '2' })).toContain('sessions, allowances of calls and sockets, and live figures')
    expect(problemOf({ GATEWAYS: '0' })).toContain('GATEWAYS must be a whole number')
  })

  it('takes live prices, also in production, from other addresses or fewer venues', () => {
    const production = { TOUCHSTONE_MODE: 'production', DATABASE_URL: 'postgres://db/x', SMTP_URL: 'smtp://mail' }
    expect(readConfig({ ...production, FEED: 'live' }).feed).toBe('live')
    expect(Object.keys(readConfig({ FEED: 'live' }).liveSources)).toEqual([
      'binance',
      'coinbase',
      'kraken',
      'okx',
      'bybit',
    ])
    const listed = readConfig({ LIVE_SOURCES: 'kraken=ws://127.0.0.1:9/x, okx=off' }).liveSources
    expect(listed).toMatchObject({ kraken: 'ws://127.0.0.1:9/x', binance: expect.stringContaining('binance') })
    expect(listed.okx).toBeUndefined()
    expect(readConfig({ LIVE_SOURCES: '{"bybit": "wss://example.com/v5"}' }).liveSources.bybit).toBe(
      'wss://example.com/v5',
    )
  })

  it.each(['kraken', 'mtgox=wss://x.example', 'okx=https://x.example', '{"okx": 5}', '{', '[]', allOff])(
    'refuses LIVE_SOURCES=%s by name',
    (LIVE_SOURCES) => {
      expect(problemOf({ LIVE_SOURCES })).toContain('LIVE_SOURCES')
    },
  )

  it('takes nothing of the sandbox into production', () => {
    const production = { TOUCHSTONE_MODE: 'production', DATABASE_URL: 'postgres://db/x', SMTP_URL: 'smtp://mail' }
    expect(readConfig(production)).toMatchObject({ mode: 'production', feed: null })
    expect(problemOf({ ...production, FEED: 'simulated' })).toContain('refuses simulated and replayed')
    expect(problemOf({ ...production, FEED: 'replay:trades.csv' })).toContain('refuses simulated and replayed')
    expect(problemOf({ ...production, SANDBOX_PUBLIC: '1' })).toContain('SANDBOX_PUBLIC')
    expect(problemOf({ TOUCHSTONE_MODE: 'production', SMTP_URL: 'smtp://mail' })).toContain('DATABASE_URL')
    expect(problemOf({ TOUCHSTONE_MODE: 'production', DATABASE_URL: 'postgres://db/x' })).toContain('SMTP_URL')
  })

  it('bounds connections of one address, and lifts what is set to 0', () => {
    expect(readConfig({}).connections).toEqual(CONNECTION_LIMITS)
    const lifted = {
      SOCKETS: '0',
      SOCKETS_PER_ADDRESS: '0',
      UPGRADE_RATE: '0',
      UNFINISHED_REQUESTS: '0',
      UNFINISHED_PER_ADDRESS: '0',
      UNFINISHED_SECONDS: '0',
    }
    expect(readConfig(lifted).connections).toEqual(NO_CONNECTION_LIMITS)
    expect(readConfig({ TRUST_PROXY: '2' }).proxies).toBe(2)
    expect(() => readConfig({ TRUST_PROXY: 'yes' })).toThrow('TRUST_PROXY must be a whole number from 0 to 9')
  })
})
