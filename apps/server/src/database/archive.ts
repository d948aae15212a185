import type { PGlite } from '@electric-sql/pglite'

/** One entry of an archive, in the archive's order: a folder stands before the files in it. */
export interface ArchivedFile {
  /** Relative to the archive's root, with slashes: "base/5/1259". */
  readonly path: string
  /** null: a folder. A view of the archive's own bytes. */
  readonly content: Uint8Array | null
}

const BLOCK = 512
const NAME = { start: 0, end: 100 }
const SIZE = { start: 124, end: 136 }
const TYPE = 156
const FOLDER = '5'.charCodeAt(0)
const decoder = new TextDecoder()

/** Reads an uncompressed tar archive as PGlite makes it: folders and plain files with names of up to 100 bytes. */
export function* filesOf(archive: Uint8Array): Generator<ArchivedFile> {
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0; ) {
    const header = archive.subarray(at, at + BLOCK)
    const size = Number.parseInt(textOf(header, SIZE), 8) || 0
    const body = at + BLOCK
    if (body + size > archive.length) throw new Error('the archive ends in the middle of a file')
    const path = textOf(header, NAME).replace(/^\/|\/$/g, '')
    yield { path, content: header[TYPE] === FOLDER ? null : archive.subarray(body, body + size) }
    at = body + Math.ceil(size / BLOCK) * BLOCK
  }
}

function textOf(header: Uint8Array, { start, end }: typeof NAME): string {
  const field = header.subarray(start, end)
  const zero = field.indexOf(0)
  return decoder.decode(zero < 0 ? field : field.subarray(0, zero))
}

/** All files of an open database, its log included. */
export async function archiveOf(pglite: PGlite): Promise<Uint8Array> {
  await pglite.exec('checkpoint')
  const files = await pglite.dumpDataDir('none')
  return new Uint8Array(await files.arrayBuffer())
}
