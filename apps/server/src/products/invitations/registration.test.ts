import { afterAll, beforeAll, expect, it } from 'vitest'
import { TestServer } from '../../testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await TestServer.start()
})
afterAll(() => server.remove())

it('has the inviter in the log when a registration is answered, so that the first trade counts', async () => {
  const ann = await server.newcomer()
  const { invitation_code, uid } = await server.data('getInfo', 'get', { token: ann })
  const bob = await server.register({ invitation_code })
  const invitees = server.real.core.invitations.invitees(Number(uid), 1)
  expect(invitees).toEqual([Number((await server.data('getInfo', 'get', { token: bob })).uid)])
})
