import { MemoryFS, PGlite } from '@electric-sql/pglite'
import { filesOf } from '../archive.ts'
import { builtDatabase } from '../builtDatabase.ts'
import type { Engine } from '../engine.ts'
import { engineOver } from '../pgliteEngine.ts'
import { PGLITE_OPTIONS } from '../pgliteOptions.ts'

/** Where PGlite keeps its files in memory. */
const DATA = '/pglite/data'

/** Memory that is filled with the files of an archived database before PostgreSQL looks at it: PGlite's own loading takes seconds. */
class FilledMemory extends MemoryFS {
  readonly #archive: Uint8Array

  constructor(archive: Uint8Array) {
    super()
    this.#archive = archive
  }

  override async initialSyncFs(): Promise<void> {
    if (!this.pg) throw new Error('the database has no memory yet')
    const { FS } = this.pg.Module
    FS.mkdirTree(DATA)
    for (const { path, content } of filesOf(this.#archive)) {
      if (content) FS.writeFile(`${DATA}/${path}`, content)
      else FS.mkdir(`${DATA}/${path}`)
    }
  }
}

/** A database in memory: a copy of the archived one. Without one it is as new. */
export async function openMemory(archive?: Uint8Array): Promise<PGlite> {
  const template = archive ?? (await builtDatabase([]))
  return PGlite.create({
    ...PGLITE_OPTIONS,
    dataDir: 'memory://',
    ...(template ? { fs: new FilledMemory(template) } : {}),
  })
}

export function memoryEngine(pglite: PGlite): Engine {
  return engineOver({ lend: () => pglite, close: () => pglite.close() }, async () => {})
}
