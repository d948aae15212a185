import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'

/** Connections stay open between requests. */
const agent = new Agent({ keepAlive: true })

export interface PlainAnswer {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** One request over a kept connection, for tests that make thousands: `fetch` costs four times the processor. */
export function plainRequest(
  address: string,
  { form, headers = {} }: { readonly form?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<PlainAnswer> {
  const sent = form === undefined ? headers : { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
  return new Promise((resolve, reject) => {
    const asked = request(address, { agent, method: form === undefined ? 'GET' : 'POST', headers: sent }, (answer) => {
      text(answer).then((body) => resolve({ headers: answer.headers, body }), reject)
    })
    asked.on('error', reject)
    asked.end(form)
  })
}
