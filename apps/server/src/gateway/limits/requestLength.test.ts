import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GatewayServer, startGateway } from '../testing/gatewayServer.ts'

const LINE = '\r\n'
const HEAD = ['POST /web/userLogin HTTP/1.1', 'host: x', 'content-type: application/x-www-form-urlencoded']
const BODY = 'account=a'
const HEX_LENGTH = BODY.length.toString(16)
/** Taken for a request of its own by whoever reads another length than the server does. */
const SMUGGLED = `GET /web/getParam HTTP/1.1${LINE}host: x${LINE}${LINE}`

let server: GatewayServer
beforeAll(async () => {
  server = await startGateway()
})
afterAll(() => server.stop())

/** Sends the bytes as they are; returns all that comes back until the server closes the connection. */
async function answerTo(headers: readonly string[], rest: string): Promise<string> {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
  const answered: string[] = []
  socket.setEncoding('utf8').on('data', (chunk: string) => answered.push(chunk))
  socket.write([...HEAD, ...headers, '', rest].join(LINE))
  await once(socket, 'close')
  return answered.join('')
}

const LENGTH = `content-length: ${BODY.length}`
const CHUNK = `${HEX_LENGTH}${LINE}${BODY}${LINE}0${LINE}${LINE}`

test.each([
  ['a coding that is nearly chunked', ['transfer-encoding: xchunked'], CHUNK],
  ['the same beside a length', ['transfer-encoding: xchunked', LENGTH], BODY],
  ['chunks beside a length', ['transfer-encoding: chunked', LENGTH], CHUNK],
  ['chunked as the first of two codings', ['transfer-encoding: chunked, x'], CHUNK],
  ['two lengths', [LENGTH, 'content-length: 1'], BODY],
  ['the same length twice', [LENGTH, LENGTH], BODY],
  ['two lengths in one header', [`${LENGTH}, 1`], BODY],
  ['a length with a sign', [`content-length: +${BODY.length}`], BODY],
  ['a chunk without a number', ['transfer-encoding: chunked'], `;x=y${LINE}${BODY}${LINE}0${LINE}${LINE}`],
  ['a header that goes on in the next line', ['transfer-encoding:', ' chunked', LENGTH], BODY],
])('a request with %s is refused, and what follows is not read', async (_what, headers, rest) => {
  const calls = server.seen.length
  const answer = await answerTo(headers, rest + SMUGGLED)
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
  expect(server.seen).toHaveLength(calls)
})

test('extensions of chunks are left out of the body', async () => {
  const chunk = `${HEX_LENGTH};name="value"${LINE}${BODY}${LINE}0${LINE}${LINE}`
  const answer = await answerTo(['transfer-encoding: chunked', 'connection: close'], chunk)
  expect(answer).toContain('HTTP/1.1 200')
  expect(server.seen.at(-1)?.call).toBe('userLogin')
  expect(server.seen.at(-1)?.request).toMatchObject({ account: 'a' })
})
