import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { browserPath } from '../../tools/browser.mjs'
import type { State } from './states.ts'

export interface Next {
  readonly role: Parameters<Page['getByRole']>[0] | 'waiting'
  readonly name: string
  readonly isAround?: boolean
}

/** One state of one screen, as its story tells it. */
export interface Shown extends State {
  readonly id: string
  readonly address: string
  readonly says: string
  readonly next: Next
  readonly isLikeOther: boolean
}

interface Channel {
  on(event: string, listener: (told: unknown) => void): void
  off(event: string, listener: (told: unknown) => void): void
  emit(event: string, told: unknown): void
}

interface Story {
  readonly id: string
  readonly parameters: { readonly shown?: Omit<Shown, 'id'>; readonly plan: readonly State[] }
}

interface Preview {
  /** Undefined until the preview knows its stories. */
  readonly storyStoreValue?: object
  extract(): Promise<Record<string, Story>>
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel
  var __STORYBOOK_PREVIEW__: Preview
}

/** Runs in the page: shows a story without loading the page again; resolves to what went wrong, '' for nothing. */
function switchTo(id: string): Promise<string> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
  const failures = ['storyThrewException', 'storyErrored', 'playFunctionThrewException', 'storyMissing']
  return new Promise((resolve) => {
    const end = (outcome: string) => {
      channel.off('storyRendered', rendered)
      for (const event of failures) channel.off(event, failed)
      resolve(outcome)
    }
    const rendered = (told: unknown) => told === id && end('')
    const failed = (told: unknown) => end((told as Error)?.message ?? String(told))
    channel.on('storyRendered', rendered)
    for (const event of failures) channel.on(event, failed)
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })
}

const SPEAKING = 'main, dialog[open], [role=dialog], [role=alertdialog], [role=alert], [role=status], [data-toasts]'

export const USUAL = { width: 1280, height: 800 }
/** What 400 % of zoom leaves of it. */
export const ZOOMED = { width: 320, height: 200 }

/** Runs in the page: what follows the window has been told of it, and painted. */
function painted(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))
}

/** The gallery in one page of a browser. */
export class Gallery {
  readonly page: Page
  /** What the page complained of since the last time it was asked. */
  #complaints: string[] = []

  constructor(page: Page) {
    this.page = page
    page.on('console', (message) => {
      if (message.type() === 'error') this.#complaints.push(message.text())
    })
    page.on('pageerror', (error) => this.#complaints.push(error.message))
  }

  static async open(browser: Browser, origin: string, viewport = USUAL): Promise<Gallery> {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    const page = await context.newPage()
    // The runner of this script names functions by a helper of its own, which the page lacks.
    await page.addInitScript({ content: 'globalThis.__name ??= (named) => named' })
    const gallery = new Gallery(page)
    await page.goto(`${origin}/iframe.html?viewMode=story`)
    // The preview is there a moment before it knows its stories.
    await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined)
    return gallery
  }

  async stories(): Promise<Shown[]> {
    const all = await this.page.evaluate(() => globalThis.__STORYBOOK_PREVIEW__.extract())
    return Object.values(all).flatMap(({ id, parameters: { shown } }) => (shown ? [{ id, ...shown }] : []))
  }

  /** It stands with every story. */
  async plan(): Promise<readonly State[]> {
    const all = await this.page.evaluate(() => globalThis.__STORYBOOK_PREVIEW__.extract())
    const plan = Object.values(all)[0]?.parameters.plan
    if (!plan) throw new Error('the gallery has no stories')
    return plan
  }

  show(id: string): Promise<string> {
    return this.page.evaluate(switchTo, id)
  }

  /** As its toolbar does, without loading anything again. */
  async look(look: { readonly language?: string; readonly theme?: string }): Promise<void> {
    await this.page.evaluate((globals) => {
      globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals })
    }, look)
  }

  /** Changes the language, and waits until the page speaks it. `tag`: what browsers call it. */
  async speak(language: string, tag: string): Promise<void> {
    await this.look({ language })
    await this.page.waitForFunction((begin) => document.documentElement.lang.split('-')[0] === begin, tag.split('-')[0])
    await this.page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
  }

  async resize(window: typeof USUAL): Promise<void> {
    await this.page.setViewportSize(window)
    await this.page.evaluate(painted)
  }

  /** Where a screen speaks: not in the bar and the footer around it. */
  get screen(): Locator {
    return this.page.locator(SPEAKING)
  }

  complaints(): readonly string[] {
    const told = this.#complaints
    this.#complaints = []
    return told
  }
}

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--hide-scrollbars'],
  })
}
