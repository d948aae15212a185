import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'styles.css'), 'utf8')

describe("the app's style sheet", () => {
  it('hides nothing that a print or a picture of the whole page would then lack', () => {
    expect(css.match(/opacity:\s*0(\.0+)?\s*[;}]/g)).toBeNull()
  })
})
