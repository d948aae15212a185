/** What a server answers to calls, by name: data, or a refusal made by {@link refusal}. A function is asked each time. */
export type Answers = Readonly<Record<string, unknown>>

class Refusal {
  readonly envelope: object
  constructor(code: number, message: string) {
    this.envelope = { code, message, data: null }
  }
}

/** An answer that refuses a call. */
export function refusal(code: number, message: string): unknown {
  return new Refusal(code, message)
}

/** The answer to one call, in its envelope; a call that is not among the answers is refused as unknown. */
export function envelopeOf(answers: Answers, name: string, input: unknown): Response {
  const known = answers[name]
  const answer: unknown = typeof known === 'function' ? known(input) : known
  if (answer instanceof Refusal) return Response.json(answer.envelope)
  return Response.json(
    answer === undefined
      ? { code: 4004, message: 'There is no such call', data: null }
      : { code: 7, message: '', data: answer },
  )
}
