import { CATALOG, OPERATOR_ROLES, REJECTIONS } from '@touchstone/protocol'
import { ADMIN_CATALOG, type AdminCallDefinition } from '@touchstone/protocol/admin'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestServer } from '../testing/testServer.ts'
import { AdminClient } from './testing/adminClient.ts'
import { appoint, enrolFirstOperators } from './testing/firstOperators.ts'

const CALLS: readonly AdminCallDefinition[] = Object.values(ADMIN_CATALOG)
/** Answers given before a call is even read: nobody is logged in, or the role is another. */
const CLOSED: ReadonlySet<number> = new Set([
  REJECTIONS.please_log_in.code,
  REJECTIONS.session_expired.code,
  REJECTIONS.role_missing.code,
])

let server: TestServer
const clients = new Map<string, AdminClient>()

beforeAll(async () => {
  server = await TestServer.start()
  const operators = await enrolFirstOperators(server.running.console)
  for (const role of OPERATOR_ROLES) clients.set(role, await appoint(operators, role, server.running.console))
})
afterAll(() => server.remove())

/** Whether somebody with this role gets as far as the call itself; a wrong request is enough to see that. */
async function isOpen(client: AdminClient, { name }: AdminCallDefinition): Promise<boolean> {
  const { code } = await client.send(name, { id: '!' })
  return !CLOSED.has(code)
}

describe('who may call what in the console', () => {
  it.each(OPERATOR_ROLES)('is what the table says for %s, and nothing else', async (role) => {
    const client = clients.get(role)
    if (!client) throw new Error('nobody was appointed')
    for (const call of CALLS) {
      if (call.access === 'public' || call.access === 'enrolling' || call.name === 'logout') continue
      const allowed = call.access === 'any' || call.access.includes(role)
      expect([call.name, await isOpen(client, call)]).toEqual([call.name, allowed])
    }
  })

  it('is nothing but the login for anybody else: without a session, or with a customer’s token', async () => {
    const stranger = new AdminClient(server.running.console.origin)
    const token = await server.newcomer()
    for (const call of CALLS) {
      if (call.access === 'public' || call.access === 'enrolling') continue
      expect([call.name, await isOpen(stranger, call)]).toEqual([call.name, false])
      const withToken = await stranger.send(call.name, { token, id: '!' }, { 'x-token': token })
      expect(CLOSED.has(withToken.code), call.name).toBe(true)
    }
  })

  it('opens no call of the console at the customers’ address, nor theirs at the console’s', async () => {
    for (const { name } of CALLS) {
      const answer = await fetch(`${server.origin}/admin/${name}`, { method: 'POST', headers: { 'x-console': '1' } })
      expect(answer.status, name).not.toBe(200)
    }
    for (const name of Object.keys(CATALOG)) {
      const answer = await fetch(`${server.running.console.origin}/web/${name}`, { method: 'POST' })
      expect(answer.headers.get('content-type') ?? '', name).not.toContain('text/html')
      expect(answer.status === 404 || ((await answer.json()) as { code: number }).code !== 7, name).toBe(true)
    }
  })
})

describe('who may call what of a customer', () => {
  it('needs a session for every call that is about an account', async () => {
    for (const { name, access, method } of Object.values(CATALOG)) {
      if (access !== 'token') continue
      const path = `/web/${name}`
      const { code } = method === 'POST' ? await server.post(path, {}) : await server.get(path)
      expect([name, code]).toEqual([name, REJECTIONS.please_log_in.code])
      const stale = { token: 'A'.repeat(43) }
      const ended = method === 'POST' ? await server.post(path, stale) : await server.get(path, stale)
      expect([name, ended.code]).toEqual([name, REJECTIONS.session_expired.code])
    }
  })
})
