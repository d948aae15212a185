import { type Answers, envelopeOf } from '@touchstone/frame/testing'

export interface Asked {
  readonly name: string
  readonly input: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
}

/** Puts a console server with these answers behind `fetch`; the returned list holds every request. */
export function answerCalls(answers: Answers): readonly Asked[] {
  const asked: Asked[] = []
  globalThis.fetch = async (address, init) => {
    const name = (address instanceof Request ? address.url : address.toString()).replace('/admin/', '')
    const input = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Asked['input']
    asked.push({ name, input, headers: Object.fromEntries(new Headers(init?.headers)) })
    return envelopeOf(answers, name, input)
  }
  return asked
}
