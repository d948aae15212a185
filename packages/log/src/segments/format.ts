/**
 * The format of everything in a log's folder: of its files, and of the commands in them, whose bytes belong to it. Raised when
 * either changes in a way that this program could not read as it was meant.
 */
export const FORMAT = 3

/** How a file of this kind begins: six letters and the format. */
export function magicOf(kind: string): Buffer {
  return Buffer.from(`${kind}${String(FORMAT).padStart(2, '0')}`, 'latin1')
}

/** The format that a file of this kind says it has; undefined when it begins in another way. */
export function formatOf(kind: string, bytes: Buffer): number | undefined {
  const said = bytes.toString('latin1', 0, kind.length + 2)
  return said.startsWith(kind) && /^\d\d$/.test(said.slice(kind.length)) ? Number(said.slice(kind.length)) : undefined
}

/** A folder written in another format. Nothing in it was changed. */
export class LogFormatDiffers extends Error {
  override readonly name = 'LogFormatDiffers'

  constructor(directory: string, format: number) {
    super(
      `${directory} holds a log of format ${format}, and this program reads and writes format ${FORMAT}: ` +
        'go on with the program that wrote it, or start this one with an empty data folder',
    )
  }
}
