import { useState } from 'react'
import { useOneAtATime } from './useOneAtATime.ts'

export interface Attempt {
  readonly busy: boolean
  /** Why the last one failed, "" when it did not. */
  readonly failure: string
  /** Resolves to what the act resolves to; to undefined when it failed, or while another one runs. Never rejects. */
  readonly run: <Result>(act: () => Promise<Result>) => Promise<Result | undefined>
  readonly forget: () => void
}

/** Acts that may be refused, one at a time. `sentence` says why one failed. */
export function useAttempt(sentence: (error: unknown) => string): Attempt {
  const { busy, run } = useOneAtATime()
  const [failure, setFailure] = useState('')
  return {
    busy,
    failure,
    run: (act) =>
      run(async () => {
        setFailure('')
        try {
          return await act()
        } catch (error) {
          setFailure(sentence(error))
          return undefined
        }
      }),
    forget: () => setFailure(''),
  }
}
