import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '@touchstone/protocol'
import { LANGUAGE_FACTS } from '../../../apps/web/src/shared/i18n/languages.ts'
import { leftoversIn } from '../../gallery/leftovers.ts'
import { chooseLanguage, lastingFaults, lookFaults } from '../languages.ts'
import { lookTurned } from './rightToLeft.ts'
import { type Say, webTexts } from './webTexts.ts'

interface Mail {
  readonly subject: string
  readonly text: string
  /** "" when there is none. */
  readonly code: string
}

/** The site as somebody reads it who speaks one of its languages: found by its own words, and looked at on every step. */
export class LocalSite {
  readonly page: Page
  readonly origin: string
  readonly language: Exclude<Language, 'en'>
  readonly say: Say
  /** All that was wrong, with the step at which it was seen. */
  readonly faults: string[] = []
  /** Whose mail it is. */
  readonly account: string
  #usedCode = ''

  constructor(page: Page, origin: string, language: Exclude<Language, 'en'>, account: string) {
    this.page = page
    this.origin = origin
    this.language = language
    this.say = webTexts(language)
    this.account = account
    page.on('pageerror', (error) => void this.faults.push(error.message))
    page.on('console', (message) => void (message.type() === 'error' && this.faults.push(message.text())))
  }

  get #facts() {
    return LANGUAGE_FACTS[this.language]
  }

  /** Chosen by the visitor; from then on everything is in it. */
  async begin(): Promise<void> {
    await this.page.goto(this.origin)
    await chooseLanguage(this.page, this.#facts.name)
    await expect(this.page.locator('html')).toHaveAttribute('dir', this.#facts.direction)
  }

  async go(path: string): Promise<void> {
    await this.page.goto(this.origin + path)
  }

  /** Keeps what is wrong on the page as it is now. */
  async look(step: string): Promise<void> {
    const look = async (page: Page) => [
      ...(await lookFaults(page)),
      ...(await leftoversIn(page, this.language)),
      ...(this.#facts.direction === 'rtl' ? await lookTurned(page) : []),
    ]
    for (const fault of await lastingFaults(this.page, look)) this.faults.push(`${step}: ${fault}`)
  }

  /** `key`: of the web's texts, as in `webTexts`. */
  button(key: string, place: Page | Locator = this.page): Locator {
    return place.getByRole('button', { name: this.say(key), exact: true })
  }

  field(key: string, place: Page | Locator = this.page): Locator {
    return place.getByRole('textbox', { name: this.say(key), exact: true })
  }

  form(key: string): Locator {
    return this.page.getByRole('form', { name: this.say(key) })
  }

  /** The name of a country as the language has it. */
  country(code: string): string {
    return new Intl.DisplayNames([this.#facts.bcp47], { type: 'region' }).of(code) ?? code
  }

  /** Newest first. */
  async mails(): Promise<readonly Mail[]> {
    const address = `${this.origin}/sandbox/outbox?to=${encodeURIComponent(this.account)}`
    return (await this.page.request.get(address)).json()
  }

  /** Asks for a code beside its field, and takes it out of the sandbox outbox. */
  async takeCode(place: Page | Locator = this.page): Promise<void> {
    await this.button('words.send', place).click()
    const code = await this.#newCode()
    await this.button('outbox.open', place).click()
    await this.button('outbox.use', place.getByRole('listitem').filter({ hasText: code })).click()
    await expect(this.field('codes.code', place)).toHaveValue(code)
    this.#usedCode = code
  }

  async #newCode(): Promise<string> {
    let code = ''
    await expect(async () => {
      code = (await this.mails()).find((mail) => mail.code !== '')?.code ?? ''
      expect(code).not.toBe('')
      expect(code).not.toBe(this.#usedCode)
    }).toPass()
    return code
  }
}
