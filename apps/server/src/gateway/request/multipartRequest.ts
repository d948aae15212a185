import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../errors/refusal.ts'
import type { RawFields } from './requestFields.ts'

/** "Under 8 MB": a file of this size or more is refused. */
export const UPLOAD_LIMIT_BYTES = 8 * 1024 * 1024

export const MULTIPART_LIMITS = {
  fieldNameSize: 40,
  fieldSize: 512,
  fields: 12,
  files: 1,
  parts: 13,
  fileSize: UPLOAD_LIMIT_BYTES,
  headerPairs: 20,
} as const

/** A multipart request that has been read up to its file. */
export interface MultipartRequest {
  readonly fields: RawFields
  /** Undefined when no file came. */
  readonly file: (() => Promise<Buffer>) | undefined
  /** Reads over the rest of the body, so that the answer is not lost behind it. */
  finish(): Promise<void>
}

/** A form that cannot be read is the caller's fault: no boundary, a body that ends early, a part that is none. */
async function readable<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    // The framework's own refusals carry the status that they are answered with.
    if (error instanceof Refusal || (error instanceof Error && 'statusCode' in error)) throw error
    throw new Refusal('malformed', { field: 'request', problem: 'is not readable' })
  }
}

/** Reads the file. It may come cut off at the limit without an error, so the mark it carries then is looked at. */
async function fileBytes({ file }: MultipartFile): Promise<Buffer> {
  const pieces: Buffer[] = []
  await readable(async () => {
    for await (const piece of file) pieces.push(piece as Buffer)
  })
  const bytes = Buffer.concat(pieces)
  if (file.truncated || bytes.length >= UPLOAD_LIMIT_BYTES) throw new Refusal('image_refused')
  return bytes
}

function fieldText({ value, valueTruncated, fieldname }: Exclude<Multipart, MultipartFile>): string {
  if (valueTruncated || typeof value !== 'string')
    throw new Refusal('malformed', { field: fieldname.slice(0, 40), problem: 'is too long' })
  return value
}

/** Fields come first, then one file; bytes after the file are not read. Throws Refusal('malformed') for a body that is no form. */
export function readMultipart(request: FastifyRequest): Promise<MultipartRequest> {
  return readable(() => readParts(request))
}

async function readParts(request: FastifyRequest): Promise<MultipartRequest> {
  const parts = request.parts({ limits: MULTIPART_LIMITS })
  const fields: Record<string, unknown> = {}
  let file: MultipartFile | undefined
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    const part: Multipart = next.value
    if (part.type === 'file') {
      file = part
      break
    }
    const text = fieldText(part)
    const again = Object.hasOwn(fields, part.fieldname)
    fields[part.fieldname] = again ? [fields[part.fieldname], text] : text
  }
  const unread = file
  return {
    fields,
    file: unread && (() => fileBytes(unread)),
    finish: async () => {
      unread?.file.resume()
      while (unread && !(await parts.next()).done);
    },
  }
}
