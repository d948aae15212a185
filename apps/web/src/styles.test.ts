import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'styles.css'), 'utf8')

/** The book's own, as low as its rows. */
const IN_THE_BOOK = join('terminal', 'book', 'CompactSelect.tsx')

describe('lists to choose from', () => {
  it('have the one look of the design system', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    const own = files.filter(
      (file) => file.endsWith('.tsx') && readFileSync(join(import.meta.dirname, file), 'utf8').includes('<select'),
    )
    expect(own).toEqual([IN_THE_BOOK])
  })
})

describe("the app's style sheet", () => {
  it('hides nothing that a print or a picture of the whole page would then lack', () => {
    expect(css.match(/opacity:\s*0(\.0+)?\s*[;}]/g)).toBeNull()
  })
})
