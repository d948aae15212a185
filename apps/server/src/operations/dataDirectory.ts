import { constants, existsSync } from 'node:fs'
import { access, mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartUpProblem } from '../errors/startUpProblem.ts'

/** Where each part keeps its files. */
export interface DataDirectory {
  readonly root: string
  readonly keys: string
  world(name: string): string
}

export function dataDirectory(root: string): DataDirectory {
  return { root, keys: join(root, 'keys'), world: (name) => join(root, name) }
}

/** Makes a folder and those above it, one by one: below `/proc` the recursive `mkdir` of Node.js never ends. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path)
  } catch (error) {
    if (reasonOf(error) === 'EEXIST') return
    if (reasonOf(error) !== 'ENOENT' || dirname(path) === path || existsSync(dirname(path))) throw error
    await makeFolder(dirname(path))
    await mkdir(path)
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error ? String(error.code) : error.message
}

/** Makes the data folder and checks that it can be written. Throws StartUpProblem. */
export async function prepareDataDirectory(root: string): Promise<DataDirectory> {
  try {
    await makeFolder(root)
    if (!(await stat(root)).isDirectory()) throw new Error('it is a file')
    await access(root, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartUpProblem(
      `the data folder ${root} cannot be written (${reasonOf(error)}): fix its owner or set DATA_DIR to another folder`,
    )
  }
  return dataDirectory(root)
}
