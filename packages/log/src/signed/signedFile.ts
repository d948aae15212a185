import type { Disk } from '../disk/disk.ts'
import { LineFile } from '../disk/lineFile.ts'
import { type Signature, type SignedLines, signBody, signedFormat } from './signedLines.ts'
import type { SigningKey, VerifyingKey } from './signingKey.ts'

/** The platform's key, and earlier keys of it that have signed rows of the file. */
export interface FileKeys {
  readonly key: SigningKey
  readonly former: readonly VerifyingKey[]
}

/** An append-only file of signed rows, one JSON object per line. */
export class SignedFile<Body extends object> {
  readonly #lines: SignedLines<Body>
  readonly #file: LineFile<Body & Signature>
  readonly #key: SigningKey

  private constructor(lines: SignedLines<Body>, file: LineFile<Body & Signature>, key: SigningKey) {
    this.#lines = lines
    this.#file = file
    this.#key = key
  }

  static async open<Body extends object>(
    disk: Disk,
    path: string,
    lines: SignedLines<Body>,
    { key, former }: FileKeys,
  ): Promise<SignedFile<Body>> {
    return new SignedFile(lines, await LineFile.open(disk, path, signedFormat(lines, [key, ...former])), key)
  }

  get rows(): readonly (Body & Signature)[] {
    return this.#file.rows
  }

  /** Signs and writes; resolves when durable. One call at a time. */
  async append(body: Body): Promise<Body & Signature> {
    const row = signBody(this.#lines, body, this.#key)
    await this.#file.append(row)
    return row
  }
}
