/** An error as it crosses a boundary: a structured copy would lose the name of its class and the fields beside its message. */
export interface CarriedError {
  readonly name: string
  readonly message: string
  readonly stack: string | undefined
  /** Strings, numbers and booleans of the error itself: the code and the constraint of a database's refusal, for one. */
  readonly fields: Readonly<Record<string, string | number | boolean>>
}

function isPlain(field: [string, unknown]): field is [string, string | number | boolean] {
  return ['string', 'number', 'boolean'].includes(typeof field[1])
}

export function carriedError(error: unknown): CarriedError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), stack: undefined, fields: {} }
  const { name, message, stack } = error
  return { name, message, stack, fields: Object.fromEntries(Object.entries(error).filter(isPlain)) }
}

/** Restores the error on the asking side, with the stack of the side that threw it. */
export function errorCarried({ name, message, stack, fields }: CarriedError): Error {
  const error = Object.assign(new Error(message), fields, { name })
  if (stack !== undefined) error.stack = stack
  return error
}
