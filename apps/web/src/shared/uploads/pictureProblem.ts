import type { ImageUse } from '@touchstone/protocol'

/** "Under 8 MB", as the server counts. */
const LIMIT_BYTES = 8 * 1024 * 1024
const TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png'])
/** What support takes too; its inside is looked at by the server alone. */
const DOCUMENT_TYPE = 'application/pdf'
/** Uses whose pictures a reviewer has to read. */
const DOCUMENT = /^(kyc|loan)_/
const DOCUMENT_SIDE = 600

/** Smallest side that pictures for this use may have, 0 when any will do. */
export function smallestSide(use: ImageUse): number {
  return DOCUMENT.test(use) ? DOCUMENT_SIDE : 0
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** How large the picture is; rejects when the browser cannot read it. */
export type MeasurePicture = (file: Blob) => Promise<Size>

const measurePicture: MeasurePicture = async (file) => {
  const bitmap = await createImageBitmap(file)
  const size = { width: bitmap.width, height: bitmap.height }
  bitmap.close()
  return size
}

/** Why the server would refuse this file, found before it is sent; undefined when it may be sent. */
export async function pictureProblem(
  file: File,
  use: ImageUse,
  measure: MeasurePicture = measurePicture,
): Promise<'format' | 'small' | undefined> {
  const document = use === 'ticket' && file.type === DOCUMENT_TYPE
  if (!(document || TYPES.has(file.type)) || file.size === 0 || file.size >= LIMIT_BYTES) return 'format'
  if (document) return undefined
  try {
    const { width, height } = await measure(file)
    return Math.min(width, height) < smallestSide(use) ? 'small' : undefined
  } catch {
    return 'format'
  }
}
