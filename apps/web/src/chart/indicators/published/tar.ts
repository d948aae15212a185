const BLOCK = 512

/** The plain files of an unpacked tar archive by name. Reads only the features of the archives at hand: short names, sizes in octal. */
export function filesOfTar(archive: Uint8Array): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  let at = 0
  while (at + BLOCK <= archive.length) {
    const name = field(archive, at, 100)
    if (name === '') break
    const size = Number.parseInt(field(archive, at + 124, 12), 8)
    if (!Number.isInteger(size)) throw new Error(`unreadable tar header at byte ${at}`)
    files.set(name, new TextDecoder().decode(archive.subarray(at + BLOCK, at + BLOCK + size)))
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
  return files
}

/** A text field ends at its first zero byte. */
function field(archive: Uint8Array, start: number, length: number): string {
  const [text = ''] = new TextDecoder().decode(archive.subarray(start, start + length)).split('\0')
  return text.trim()
}
