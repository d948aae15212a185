import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ServerProcess } from './serverProcess.ts'

/** Starts one server for all journeys; those that kill a server start their own. */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'touchstone-e2e-'))
  const server = new ServerProcess(dataDirectory, { SEED: '7' })
  await server.start()
  process.env.E2E_ORIGIN = server.origin
  return async () => {
    await server.stop()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
}
