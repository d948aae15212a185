// Puts the recorded exchange in the place of the network, before the app has asked anything.
import { answerOf, behavesNow } from './exchange.ts'
import { everybody, READERS } from './readers.ts'

/** Of the exchange, and of the play money beside it. */
const CALLS = /^\/(?:web|sandbox)\/(\w+)$/
const never = () => new Promise<Response>(() => undefined)

function readFields(address: URL, init?: RequestInit): URLSearchParams {
  return init?.body instanceof URLSearchParams ? init.body : address.searchParams
}

/** Everything else is the gallery's own: its scripts, and the list of its stories. */
function answerRequests(): void {
  const network = globalThis.fetch.bind(globalThis)
  globalThis.fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, location.origin)
    const path = everybody.paths[address.pathname]
    if (path !== undefined) return Response.json(path)
    const call = CALLS.exec(address.pathname)?.[1]
    if (call === undefined) return network(input, init)
    const answer = answerOf(call, readFields(address, init))
    return answer === undefined ? never() : Response.json(answer)
  }
}

/** As much of a socket as the app uses, with an exchange at its other end that says each thing once. */
class RecordedSocket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  onerror: (() => void) | null = null

  constructor() {
    queueMicrotask(() => (behavesNow().isLost ? this.onclose?.() : this.onopen?.()))
  }

  close(): void {
    this.onmessage = null
  }

  send(text: string): void {
    const { op, ch, id, name, args } = JSON.parse(text)
    if (op === 'auth') this.#say({ op: 'auth', code: 0, message: '' })
    else if (op === 'ping') this.#say({ op: 'pong', time: Date.now() })
    else if (op === 'sub') this.#say(this.#snapshot(ch))
    else if (op === 'call') {
      const answer = answerOf(name, new URLSearchParams(args))
      if (answer) this.#say({ op: 'reply', id, ...answer })
    }
  }

  #snapshot(channel: string): object | undefined {
    if (behavesNow().trouble !== undefined && channel !== 'status') return undefined
    return READERS[behavesNow().reader].channels[channel] ?? everybody.channels[channel]
  }

  #say(message: object | undefined): void {
    if (message) queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(message) }))
  }
}

/** The gallery's own sockets go on: those of its tool. */
function answerSockets(): void {
  const Network = globalThis.WebSocket
  const Either = function open(address: string | URL, protocols?: string | string[]) {
    return new URL(address).pathname === '/ws' ? new RecordedSocket() : new Network(address, protocols)
  }
  globalThis.WebSocket = Object.assign(Either, Network) as unknown as typeof WebSocket
}

/** The time of the recording stands still: a countdown shows the same in every picture. */
function stopClock(): void {
  const Moving = Date
  const now = () => everybody.at
  globalThis.Date = new Proxy(Moving, {
    construct: (target, given) => (given.length === 0 ? new target(now()) : Reflect.construct(target, given)),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    apply: () => new Moving(now()).toString(),
  })
}

export function installExchange(): void {
  answerRequests()
  answerSockets()
  stopClock()
}
