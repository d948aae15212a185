import type { Page, Response } from '@playwright/test'
import { CATALOG, type CallName } from '@touchstone/protocol'

/** One call as it was answered. `fields`: its query without what every call carries. */
export interface RecordedCall {
  readonly call: string
  readonly fields: string
  readonly answer: unknown
}

/** What an exchange said to one reader. */
export interface Recording {
  calls: RecordedCall[]
  /** Other addresses by path: texts of the platform's start, for instance. */
  paths: Record<string, unknown>
  /** The snapshot of each live channel. */
  channels: Record<string, unknown>
}

const OF_EVERY_CALL = ['token', 'lang', 'rtoken']

export const isOpenToAll = (call: string) => CATALOG[call as CallName]?.access === 'public'

/** Which question was asked, so that the same one finds its answer. */
function fieldsOf(address: URL, body: string | null): string {
  const fields = new URLSearchParams(body ?? address.search)
  for (const name of OF_EVERY_CALL) fields.delete(name)
  fields.sort()
  return fields.toString()
}

/** Listens to all that a page asks, from now on. */
export class Tape {
  readonly recording: Recording
  readonly #answers = new Map<string, RecordedCall>()
  readonly #pending = new Set<Promise<void>>()

  constructor(page: Page) {
    this.recording = { calls: [], paths: {}, channels: {} }
    page.on('response', (response) => {
      const kept = this.#keep(response).catch(() => undefined)
      this.#pending.add(kept)
      void kept.then(() => this.#pending.delete(kept))
    })
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload))
        if (message.type === 'snap') this.recording.channels[message.ch] = message
      }),
    )
  }

  async settled(): Promise<void> {
    await Promise.all(this.#pending)
    this.recording.calls = [...this.#answers.values()]
  }

  async #keep(response: Response): Promise<void> {
    const request = response.request()
    const address = new URL(request.url())
    // The gallery's windows are small ones, and nothing in it is touched.
    if (address.pathname === '/config.json')
      this.recording.paths[address.pathname] = { ...(await response.json()), reflow: 'always' }
    if (!address.pathname.startsWith('/web/')) return
    const call = address.pathname.slice('/web/'.length)
    const fields = fieldsOf(address, request.method() === 'POST' ? request.postData() : null)
    this.#answers.set(`${call}?${fields}`, { call, fields, answer: await response.json() })
  }
}
