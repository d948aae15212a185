import { queryOptions } from '@tanstack/react-query'

/** Query options for a call that reads: the key is the call and its fields. */
export function answerQuery<Data>(name: string, input: object, ask: (signal: AbortSignal) => Promise<Data>) {
  return queryOptions<Data>({ queryKey: [name, input], queryFn: ({ signal }) => ask(signal) })
}
