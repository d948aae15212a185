// npm run gallery -- --record: brings one customer into everything and another into nothing, opens every screen as both and as a
// visitor, and keeps what the exchange said as the gallery's fixtures.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserPath } from '../../tools/browser.mjs'
import { PUBLIC } from '../pages/addresses.ts'
import { enrolOperator } from '../pages/operator.ts'
import { ServerProcess } from '../serverProcess.ts'
import { RECORDED_ADDRESSES } from './addresses.ts'
import { EVERYTHING, Guest, newPage, type Office, openDoors } from './everything.ts'
import { shorten } from './shorten.ts'
import { isOpenToAll, type Recording, Tape } from './tape.ts'

const FIXTURES = fileURLToPath(new URL('../../apps/gallery/src/exchange/fixtures/', import.meta.url))
/** What pages show by its address. */
const FILES = fileURLToPath(new URL('../../apps/gallery/files/', import.meta.url))
/** What is asked only where a dialog is open, and the button that opens it. */
const DIALOGS = [
  { address: '/lt', name: 'Close', call: 'tryCloseContract' },
  { address: '/jgcc', name: 'Receipt of order 1', call: 'getDeliveryReceipt' },
] as const
/** A screen asks what follows from its first answers. */
const ASKED_WITHIN_MS = 6_000

async function live(guest: Guest, office: Office): Promise<void> {
  for (const [what, act] of EVERYTHING) {
    await act(guest, office).then(
      () => console.log(`  ${what}`),
      (error: Error) => console.log(`  NOT ${what}: ${error.message.split('\n')[0]}`),
    )
  }
}

/** Until nothing is on its way any more; what waits for ever says so on screen. */
async function waitForAnswers(page: Page): Promise<void> {
  await page
    .locator('main h1, main h2')
    .first()
    .waitFor({ timeout: ASKED_WITHIN_MS })
    .catch(() => undefined)
  const waiting = page.locator('main .skeleton, main [aria-busy=true]').filter({ visible: true }).first()
  await waiting.waitFor({ state: 'hidden', timeout: ASKED_WITHIN_MS }).catch(() => undefined)
}

async function openDialogs({ page, origin }: Guest): Promise<void> {
  for (const { address, name, call } of DIALOGS) {
    await page.goto(origin + address)
    const buttons = page.getByRole('button', { name, exact: true })
    await buttons.first().waitFor()
    for (const button of await buttons.all()) {
      await Promise.all([page.waitForResponse((answer) => answer.url().includes(`/web/${call}`)), button.click()])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
  }
}

async function readAll(guest: Guest, addresses: readonly string[], isEverything = false): Promise<Recording> {
  const tape = new Tape(guest.page)
  for (const address of addresses) {
    await guest.page.goto(guest.origin + address, { waitUntil: 'networkidle' })
    await waitForAnswers(guest.page)
  }
  if (isEverything) await openDialogs(guest)
  await tape.settled()
  return shorten(tape.recording)
}

/** What anyone is told is kept once, as the customer was told it. */
function write(readers: Readonly<Record<string, Recording>>, at: number): void {
  const shared = readers.customer as Recording
  const open = shared.calls.filter(({ call }) => isOpenToAll(call))
  const known = new Set(open.map(({ call, fields }) => `${call}?${fields}`))
  for (const { calls } of Object.values(readers))
    for (const one of calls) {
      const key = `${one.call}?${one.fields}`
      if (isOpenToAll(one.call) && !known.has(key)) open.push(one)
      known.add(key)
    }
  const isPrivate = (channel: string) => !channel.includes('.') && channel !== 'status' && channel !== 'notice'
  const channelsOf = (recording: Recording, wanted: boolean) =>
    Object.fromEntries(Object.entries(recording.channels).filter(([name]) => isPrivate(name) === wanted))
  const files = {
    everybody: { at, paths: shared.paths, calls: open, channels: channelsOf(shared, false) },
    ...Object.fromEntries(
      Object.entries(readers).map(([name, recording]) => [
        name,
        {
          calls: recording.calls.filter(({ call }) => !isOpenToAll(call)),
          channels: channelsOf(recording, true),
        },
      ]),
    ),
  }
  for (const [name, file] of Object.entries(files)) writeFileSync(join(FIXTURES, `${name}.json`), `${lines(file)}\n`)
}

/** One call or channel a line: what changed in a recording can be read. */
function lines(file: object): string {
  const parts = Object.entries(file).map(([name, value]) => {
    if (Array.isArray(value))
      return `${JSON.stringify(name)}: [\n${value.map((one) => JSON.stringify(one)).join(',\n')}\n]`
    if (typeof value !== 'object') return `${JSON.stringify(name)}: ${JSON.stringify(value)}`
    const rows = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${JSON.stringify(one)}`)
    return `${JSON.stringify(name)}: {\n${rows.join(',\n')}\n}`
  })
  return `{\n${parts.join(',\n')}\n}`
}

/** The marks of the currencies, at the addresses at which the recording has them. */
async function keepMarks(origin: string, { calls }: Recording): Promise<void> {
  const icons = JSON.stringify(calls).matchAll(/"icon":"(\/coins\/\w+\.svg)"/g)
  for (const path of new Set([...icons].map(([, icon = '']) => icon))) {
    const mark = await fetch(origin + path)
    writeFileSync(join(FILES, path), `${(await mark.text()).trimEnd()}\n`)
  }
}

async function record(browser: Browser, server: ServerProcess): Promise<void> {
  const [ada, grace] = await Promise.all([
    enrolOperator(browser, server, 'operator1', 'violet tram kettle dune'),
    enrolOperator(browser, server, 'operator2', 'marble otter quiet lantern'),
  ])
  const office = { ada, grace }
  await openDoors(office)
  const customer = new Guest(await newPage(browser), server.origin)
  await customer.arrive()
  await live(customer, office)
  const newcomer = new Guest(await newPage(browser), server.origin)
  await newcomer.arrive()
  const visitor = new Guest(await newPage(browser), server.origin)
  const [everything, nothing, open] = await Promise.all([
    readAll(customer, RECORDED_ADDRESSES, true),
    readAll(newcomer, RECORDED_ADDRESSES),
    readAll(visitor, PUBLIC),
  ])
  write({ customer: everything, newcomer: nothing, visitor: open }, Date.now())
  await keepMarks(server.origin, everything)
}

const dataDirectory = mkdtempSync(join(tmpdir(), 'touchstone-gallery-'))
const server = new ServerProcess(dataDirectory, { SEED: '7' })
const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  await server.start()
  await record(browser, server)
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDirectory, { recursive: true, force: true })
}
