import sharp from 'sharp'
import { KEPT_MAX_SIDE, PICTURE_MAX_PIXELS } from '../pictureLimits.ts'
import { plainPicture } from '../plainPicture.ts'
import { type CleanJob, type MarkJob, type PictureAnswer, type PictureJob, UP } from './pictureJobs.ts'
import { watermarkTile } from './watermarkTile.ts'

/**
 * The program that looks inside strangers' pictures. It runs as a process of its own with no secrets, no files and two
 * decoders, so that a picture made to break them breaks nothing else.
 */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
sharp.cache(false)
sharp.concurrency(1)

const READING = { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'truncated' } as const
const WRITING = { quality: 88, chromaSubsampling: '4:4:4' } as const

/** Upright, without metadata, on white where it was transparent, and no larger than anybody can read. */
async function clean({ id, bytes, format }: CleanJob): Promise<PictureAnswer> {
  const plain = plainPicture(Buffer.from(bytes), format)
  if (!plain) return { id, bytes: null, width: 0, height: 0 }
  const size = { width: KEPT_MAX_SIDE, height: KEPT_MAX_SIDE, fit: 'inside', withoutEnlargement: true } as const
  const { data, info } = await sharp(plain, READING)
    .rotate()
    .resize(size)
    .flatten({ background: '#fff' })
    .jpeg(WRITING)
    .toBuffer({ resolveWithObject: true })
  return { id, bytes: data, width: info.width, height: info.height }
}

/** The picture with `text` all over it. */
async function mark({ id, bytes, text }: MarkJob): Promise<PictureAnswer> {
  const picture = sharp(Buffer.from(bytes), READING)
  const { width, height } = await picture.metadata()
  const tile = watermarkTile(text, { width, height })
  const raw = { width: tile.width, height: tile.height, channels: 4 } as const
  const data = await picture
    .composite([{ input: tile.pixels, raw, tile: true, blend: 'over' }])
    .jpeg(WRITING)
    .toBuffer()
  return { id, bytes: data, width, height }
}

async function answer(job: PictureJob): Promise<PictureAnswer> {
  try {
    return job.kind === 'clean' ? await clean(job) : await mark(job)
  } catch {
    // A picture that a decoder does not like is refused; the reason is of no use to anybody but an attacker.
    return { id: job.id, bytes: null, width: 0, height: 0 }
  }
}

process.on('message', (job: PictureJob) => {
  void answer(job).then((result) => process.send?.(result))
})
process.on('disconnect', () => process.exit(0))
// Stopping is for the server to say, by disconnecting: a signal to the whole group must not cut a picture short.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
process.send?.(UP)
