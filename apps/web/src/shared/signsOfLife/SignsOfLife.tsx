import { useEffect } from 'react'
import { api } from '../api/api.ts'

/** So many signs may be lost before the deadline comes. */
const SIGNS_PER_DEADLINE = 4

/** Says again and again that this page is still there, as long as it is. What cannot be said is what the deadline is for. */
export function SignsOfLife({ seconds }: { readonly seconds: number }) {
  useEffect(() => {
    const sign = () => {
      api()
        .call('cancelAllAfter', { seconds: String(seconds) }, { refusal: 'here' })
        .catch(() => undefined)
    }
    sign()
    const timer = setInterval(sign, (seconds * 1_000) / SIGNS_PER_DEADLINE)
    return () => clearInterval(timer)
  }, [seconds])
  return null
}
