import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { enrolOperator, type OperatorConsole } from './pages/operator.ts'
import { ServerProcess } from './serverProcess.ts'

/** A server of a file's own, and its first two operators at their consoles. */
export interface Office {
  readonly server: ServerProcess
  /** Both throw before the journeys begin. */
  readonly ada: OperatorConsole
  readonly grace: OperatorConsole
}

/** Opens the office before the journeys of the file that calls it, and closes it after them. `settings`: of the server. */
export function openOffice(settings: Readonly<Record<string, string>>): Office {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'touchstone-office-'))
  const server = new ServerProcess(dataDirectory, settings)
  const consoles: OperatorConsole[] = []

  test.beforeAll(async ({ browser }) => {
    await server.start()
    const ada = enrolOperator(browser, server, 'operator1', 'violet tram kettle dune')
    const grace = enrolOperator(browser, server, 'operator2', 'marble otter quiet lantern')
    consoles.push(...(await Promise.all([ada, grace])))
  })

  test.afterAll(async () => {
    // First of all: it must end also when no operator ever came.
    await server.stop()
    rmSync(dataDirectory, { recursive: true, force: true })
    for (const { page } of consoles) await page.context().close()
  })

  const consoleAt = (place: number) => {
    const found = consoles[place]
    if (!found) throw new Error('No operator has come yet')
    return found
  }
  return {
    server,
    get ada() {
      return consoleAt(0)
    },
    get grace() {
      return consoleAt(1)
    },
  }
}
