import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, test as plain } from '@playwright/test'
import { enrolOperator, type OperatorConsole } from './pages/operator.ts'
import { openWithdrawals } from './pages/withdrawalDesk.ts'
import { ServerProcess } from './serverProcess.ts'

/** A server with its first two operators at their consoles. */
export interface Office {
  readonly server: ServerProcess
  readonly ada: OperatorConsole
  readonly grace: OperatorConsole
}

interface OpenOffice extends Office {
  close(): Promise<void>
}

/** `settings`: of the server. */
async function open(browser: Browser, settings: Readonly<Record<string, string>>): Promise<OpenOffice> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'touchstone-office-'))
  const server = new ServerProcess(dataDirectory, settings)
  const stop = async () => {
    await server.stop()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
  try {
    await server.start()
    const [ada, grace] = await Promise.all([
      enrolOperator(browser, server, 'operator1', 'violet tram kettle dune'),
      enrolOperator(browser, server, 'operator2', 'marble otter quiet lantern'),
    ])
    const close = async () => {
      await stop()
      for (const { page } of [ada, grace]) await page.context().close()
    }
    return { server, ada, grace, close }
  } catch (error) {
    // It must end also when no operator ever came.
    await stop()
    throw error
  }
}

/**
 * Journeys in one office, one after another: to start a server and enrol two operators for each would take half a minute on a
 * busy machine. They leave nothing that waits for a decision, and no dialog open. Withdrawals are open when they begin, and a deposit
 * takes fewer confirmations than usual, because the sandbox's chain makes a block a second: enough of them to be seen to count.
 */
export const test = plain.extend<object, { office: Office }>({
  office: [
    async ({ browser }, use) => {
      const office = await open(browser, { SEED: '41', CHAIN_CONFIRMATIONS: '8' })
      try {
        await openWithdrawals(office.ada, office.grace)
        await use(office)
      } finally {
        await office.close()
      }
    },
    { scope: 'worker', timeout: 420_000 },
  ],
})

/** An office of a file's own, for journeys that need `settings` or leave much behind. Both throw before the journeys begin. */
export function openOffice(settings: Readonly<Record<string, string>>): Office {
  let office: OpenOffice | undefined
  plain.beforeAll(async ({ browser }) => {
    office = await open(browser, settings)
  })
  plain.afterAll(async () => {
    await office?.close()
  })
  const opened = () => {
    if (!office) throw new Error('The office is not open yet')
    return office
  }
  return {
    get server() {
      return opened().server
    },
    get ada() {
      return opened().ada
    },
    get grace() {
      return opened().grace
    },
  }
}
