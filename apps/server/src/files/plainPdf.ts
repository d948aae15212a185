import { inflateSync } from 'node:zlib'

/** Names without which a PDF runs no programs, carries no files, sends no forms and asks for no password. */
const FOREIGN =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Encrypt|XFA|SubmitForm|ImportData|GoToE)(?![A-Za-z0-9])/
const BEGINNING = /^%PDF-[12]\.\d/
/** Bytes behind the end mark; writers leave a line end or two. */
const BEHIND_MAX = 64
/** What all packed objects of one document may unfold to. */
const UNFOLDED_MAX = 64 * 1024 * 1024
/** Marks a stream of packed objects, which may hold any name. */
const PACKED = '/ObjStm'

/** A name may be written with its letters as hexadecimal: "/J#53" is "/JS". */
function plainNames(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
}

function count(text: string, word: string): number {
  return text.split(word).length - 1
}

function unfolded(packed: Buffer, left: number): string | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: left }).toString('latin1')
  } catch {
    return undefined
  }
}

/** The objects packed in the stream whose dictionary holds the mark at `mark`; undefined when they cannot be read. */
function packedObjects(text: string, bytes: Buffer, mark: number, left: number): string | undefined {
  const start = text.indexOf('stream', mark)
  const end = text.indexOf('endstream', start)
  if (start < 0 || end < 0) return undefined
  const dictionary = text.slice(text.lastIndexOf('obj', mark), start)
  if (!dictionary.includes('/FlateDecode') || dictionary.includes('/DecodeParms')) return undefined
  const from = start + 'stream'.length + (text[start + 'stream'.length] === '\r' ? 2 : 1)
  return unfolded(bytes.subarray(from, end), left)
}

/** All packed objects of the document; undefined when any of them cannot be read, or when they unfold to too much. */
function allPackedObjects(text: string, bytes: Buffer): readonly string[] | undefined {
  const found: string[] = []
  let left = UNFOLDED_MAX
  for (let mark = text.indexOf(PACKED); mark >= 0; mark = text.indexOf(PACKED, mark + 1)) {
    const objects = left > 0 ? packedObjects(text, bytes, mark, left) : undefined
    if (objects === undefined) return undefined
    left -= objects.length
    found.push(objects)
  }
  return found
}

export function isPdf(bytes: Buffer): boolean {
  return BEGINNING.test(bytes.toString('latin1', 0, 8))
}

/**
 * Whether a document is a whole PDF and only that: nothing before or behind it, and no programs, files or passwords inside. What a
 * reader makes of a broken page is not known here, so a PDF is never shown inside our own pages.
 */
export function isPlainPdf(bytes: Buffer): boolean {
  if (!isPdf(bytes)) return false
  const text = bytes.toString('latin1')
  const end = text.lastIndexOf('%%EOF')
  if (end < 0 || text.length - end > BEHIND_MAX || text.slice(end + 5).trim() !== '') return false
  const plain = plainNames(text)
  if (count(plain, PACKED) !== count(text, PACKED)) return false
  const packed = allPackedObjects(text, bytes)
  return packed !== undefined && ![plain, ...packed.map(plainNames)].some((part) => FOREIGN.test(part))
}
