export interface Asked {
  readonly name: string
  readonly input: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
}

/** Answers calls by name: with data, or with a whole envelope made by {@link refusal}. A function is asked each time. */
export type Answers = Readonly<Record<string, unknown>>

class Refusal {
  readonly code: number
  readonly message: string
  constructor(code: number, message: string) {
    this.code = code
    this.message = message
  }
}

export function refusal(code: number, message: string): unknown {
  return new Refusal(code, message)
}

/** Puts a console server behind `fetch` that knows these answers; everything asked of it is in the returned list. */
export function answerCalls(answers: Answers): readonly Asked[] {
  const asked: Asked[] = []
  globalThis.fetch = async (address, init) => {
    const name = (address instanceof Request ? address.url : address.toString()).replace('/admin/', '')
    const input = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Asked['input']
    asked.push({ name, input, headers: Object.fromEntries(new Headers(init?.headers)) })
    const known = answers[name]
    const answer: unknown = typeof known === 'function' ? (known as (input: Asked['input']) => unknown)(input) : known
    if (answer instanceof Refusal) return Response.json({ code: answer.code, message: answer.message, data: null })
    if (answer === undefined) return Response.json({ code: 4004, message: 'There is no such call', data: null })
    return Response.json({ code: 7, message: '', data: answer })
  }
  return asked
}
