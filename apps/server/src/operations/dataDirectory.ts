import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { StartUpProblem } from './startUpProblem.ts'

/** Where each part keeps its files. */
export interface DataDirectory {
  readonly root: string
  readonly keys: string
  world(name: string): string
}

export function dataDirectory(root: string): DataDirectory {
  return { root, keys: join(root, 'keys'), world: (name) => join(root, name) }
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}

/** Makes the data folder and checks that it can be written. Throws StartUpProblem. */
export async function prepareDataDirectory(root: string): Promise<DataDirectory> {
  try {
    await mkdir(root, { recursive: true })
    await access(root, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartUpProblem(
      `the data folder ${root} cannot be written (${reasonOf(error)}): fix its owner or set DATA_DIR to another folder`,
    )
  }
  return dataDirectory(root)
}
