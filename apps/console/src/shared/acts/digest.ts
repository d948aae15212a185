import { useEffect, useState } from 'react'

/** `unable`: the page is not in a secure context, where browsers offer no digests. */
export type DigestCheck = 'checking' | 'equal' | 'differs' | 'unable'

/** SHA-256 of the UTF-8 text, hex. */
export async function sha256Hex(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Computes the digest of the payload on screen and compares it with the one to be approved. */
export async function checkDigest(payload: string, digest: string): Promise<Exclude<DigestCheck, 'checking'>> {
  if (globalThis.crypto?.subtle === undefined) return 'unable'
  return (await sha256Hex(payload)) === digest ? 'equal' : 'differs'
}

/** {@link checkDigest} of the payload now on screen. */
export function useDigestCheck(payload: string, digest: string): DigestCheck {
  const [check, setCheck] = useState<DigestCheck>('checking')
  useEffect(() => {
    let current = true
    setCheck('checking')
    const finish = (result: DigestCheck) => {
      if (current) setCheck(result)
    }
    checkDigest(payload, digest).then(finish, () => finish('unable'))
    return () => {
      current = false
    }
  }, [payload, digest])
  return check
}
