/** The jobs of the picture process. */
export interface CleanJob {
  readonly kind: 'clean'
  readonly id: number
  readonly bytes: Uint8Array
  readonly format: 'jpeg' | 'png'
}

export interface MarkJob {
  readonly kind: 'mark'
  readonly id: number
  readonly bytes: Uint8Array
  readonly text: string
}

export type PictureJob = CleanJob | MarkJob

/** Said once by the picture process, when it can take pictures. */
export const UP = 'up'

/** `bytes` null: refused. Always JPEG. */
export interface PictureAnswer {
  readonly id: number
  readonly bytes: Uint8Array | null
  readonly width: number
  readonly height: number
}
