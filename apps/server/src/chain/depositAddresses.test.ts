import { describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { SANDBOX_XPUB } from './chainSettings.ts'
import { createAddressDeriver } from './depositAddresses.ts'

const REAL_XPUB =
  'xpub6DCoCpSuQZB2jawqnGMEPS63ePKWkwWPH4TU45Q7LPXWuNd8TMtVxRrgjtEshuqpK3mdhaWHPFsBngh5GFZaM6si3yZdUsT8ddYM3PwnATt'

function chainOf(env: Record<string, string>) {
  return readConfig(env).chain
}

function problemOf(env: Record<string, string>): string {
  try {
    readConfig(env)
    return ''
  } catch (error) {
    return String(error)
  }
}

describe('deposit addresses', () => {
  it('are those that the private half of the key would have', () => {
    const addressOf = createAddressDeriver(SANDBOX_XPUB)
    // From the phrase "test … junk" at m/44'/60'/0'/0/<owner>, by another program.
    expect(addressOf(0)).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
    expect(addressOf(1_000)).toBe('0x6D58073AeeB28068c5925D618DA9f4c4F35727b3')
    expect(addressOf(1_001)).toBe('0xa1153393636750230f4dB253300E59Ca8bD3a9c0')
  })
})

describe('the settings of the chain', () => {
  const production = {
    TOUCHSTONE_MODE: 'production',
    DATABASE_URL: 'postgres://x/y',
    SMTP_URL: 'smtp://x',
    CHAIN_RPC_URL: 'https://node.example.org',
  }

  it('bring the sandbox a chain of its own, production none', () => {
    expect(chainOf({})).toEqual({ kind: 'embedded', confirmations: 12, xpub: SANDBOX_XPUB })
    const { CHAIN_RPC_URL, ...without } = production
    expect(CHAIN_RPC_URL).not.toBe('')
    expect(chainOf(without)).toEqual({ kind: 'off' })
    expect(problemOf({ ...without, CHAIN: 'embedded' })).toContain('production refuses the sandbox’s chain')
  })

  it('follow a node for the real token, read twice where a second one is named', () => {
    const chain = chainOf({ ...production, DEPOSIT_XPUB: REAL_XPUB, CHAIN_CHECK_URL: 'https://other.example.org' })
    expect(chain).toMatchObject({
      kind: 'node',
      rpcUrl: 'https://node.example.org',
      checkUrl: 'https://other.example.org',
      token: '0xdac17f958d2ee523a2206206994597c13d831ec7',
      xpub: REAL_XPUB,
    })
  })

  it.each([
    ['no key', {}, 'DEPOSIT_XPUB'],
    ['the sandbox’s key', { DEPOSIT_XPUB: SANDBOX_XPUB }, 'everybody knows'],
    ['a private key', { DEPOSIT_XPUB: REAL_XPUB.replace('xpub', 'xprv') }, 'must be the extended public key'],
    ['a key with a typing error', { DEPOSIT_XPUB: REAL_XPUB.replace('45Q', '54Q') }, 'must be the extended public key'],
    ['one confirmation', { DEPOSIT_XPUB: REAL_XPUB, CHAIN_CONFIRMATIONS: '1' }, 'CHAIN_CONFIRMATIONS'],
    ['a token that is no address', { DEPOSIT_XPUB: REAL_XPUB, TOKEN_CONTRACT: 'USDT' }, 'TOKEN_CONTRACT'],
  ])('are refused by production with %s', (_what, env, words) => {
    expect(problemOf({ ...production, ...env })).toContain(words)
  })
})
