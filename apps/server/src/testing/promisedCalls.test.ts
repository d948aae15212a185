import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATALOG, type CallDefinition } from '@touchstone/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestServer } from './testServer.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const CALLS: ReadonlyMap<string, CallDefinition> = new Map(Object.entries(CATALOG))

const NO_SUCH_CALL = 4004
const OUR_FAULT = 5000
const NOT_OPEN = 5004

function callsIn(path: string): { method: 'GET' | 'POST'; name: string }[] {
  const rows = readFileSync(path, 'utf8').matchAll(/^(GET|POST) web\/(\S+)/gm)
  return [...rows].map(([, method, name = '']) => ({ method: method === 'GET' ? 'GET' : 'POST', name }))
}

const PROMISED = callsIn(join(ROOT, 'docs/wire/calls.txt'))

describe('the calls that are promised by name', () => {
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await TestServer.start()
    token = await server.newcomer()
  })
  afterAll(() => server.remove())

  it('are forty-four', () => {
    expect(PROMISED).toHaveLength(44)
    expect(new Set(PROMISED.map(({ name }) => name)).size).toBe(44)
  })

  it.each(PROMISED)('$method $name is in the catalog with this method', ({ method, name }) => {
    expect(CALLS.get(name)?.method).toBe(method)
  })

  it.each(PROMISED)('$name answers a session that has a token and nothing else', async ({ method, name }) => {
    const ask = method === 'GET' ? server.get.bind(server) : server.post.bind(server)
    const { code, message } = await ask(`/web/${name}`, { token })
    expect([NO_SUCH_CALL, NOT_OPEN, OUR_FAULT], `${code} ${message}`).not.toContain(code)
  })

  const specification = join(ROOT, '../shared/spec/calls.txt')
  const given = existsSync(specification)
  if (!given) console.log('The specification is not beside the repository: its list of calls was not compared.')
  it.runIf(given)('agree with the specification', () => {
    expect(callsIn(specification)).toEqual(PROMISED)
  })
})
