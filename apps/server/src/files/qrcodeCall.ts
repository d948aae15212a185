import qrcode from 'qrcode'
import { Refusal } from '../errors/refusal.ts'
import type { CallHandlers } from '../gateway/callContext.ts'
import { TokenBuckets } from '../gateway/limits/tokenBuckets.ts'

/** Drawing a large one takes some ten milliseconds, and anybody may ask. */
const DRAWN = { perSecond: 10, burst: 30 }
/** Bytes that the largest code holds at medium correction. */
const MAX_BYTES = 2_331

export function qrcodeCall(): CallHandlers<'getQrcode'> {
  const drawn = new TokenBuckets(DRAWN)
  return {
    getQrcode: async ({ text }, { ip }) => {
      if (Buffer.byteLength(text) > MAX_BYTES)
        throw new Refusal('malformed', { field: 'text', problem: 'is too long for a QR code' })
      const seconds = drawn.spend(ip)
      if (seconds > 0) throw new Refusal('rate_limited', { seconds })
      const svg = await qrcode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 })
      return { img: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
    },
  }
}
